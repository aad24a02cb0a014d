import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { lines } from '@site/lines/registry';
import type { LineRuntime } from '@site/src/sandbox/manifest';
import { type Edit, keepEdit, keepRunning, keptEdit, wasRunning } from '@site/src/sandbox/page/keptEdits';
import { editedIn, linkTo } from '@site/src/sandbox/page/link';
import { loadRuntime } from '@site/src/sandbox/page/runtime';
import { LoadState } from '@site/src/ui/LoadState';
import { useCopy } from '@site/src/ui/useCopy';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CodeField } from './CodeField';
import { RunOn } from './RunOn';
import { sizes } from './sizes';
import styles from './styles.module.css';
import { TypeErrors } from './TypeErrors';
import { useRuns } from './useRuns';
import { useTypeCheck } from './useTypeCheck';

type Props = { file: string; runtimeId: string; onClose: () => void };

/** The release, and of what a text imports that which is newer in the editor than on the page. */
const runsOn = ({ release, instead }: LineRuntime, text: string) =>
  [['react-querybuilder', release], ...Object.entries(instead).filter(([name]) => text.includes(`'${name}`))]
    .map((pair) => pair.join(' '))
    .join(', ');

/** A sample as an editor, with what comes of it: its runtime arrives first. */
export default function SampleEditor(props: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const baseUrl = withBaseUrl('/');
  const { runtimeId } = props;
  const load = useCallback(() => loadRuntime(baseUrl, runtimeId), [baseUrl, runtimeId]);
  const { part: runtime, ...state } = useLoadedPart(load);
  if (!runtime) return <LoadState {...state} />;
  return <Editor {...props} baseUrl={baseUrl} runtime={runtime} />;
}

export function Editor({
  file,
  runtimeId,
  onClose,
  baseUrl,
  runtime,
}: Props & { baseUrl: string; runtime: LineRuntime }) {
  const sample = runtime.samples[file] ?? { text: '', beside: {} };
  const linked = useMemo(() => {
    const text = editedIn(location.hash, file);
    return text === undefined ? undefined : { text, isTrusted: false };
  }, [file]);
  const [kept] = useState(() => keptEdit(runtimeId, file));
  const [current, setCurrent] = useState<Edit>(linked ?? kept ?? { text: sample.text, isTrusted: true });
  /** What the visitor has written, and a link or Reset has taken the place of. */
  const [putAside, setPutAside] = useState(linked && kept);
  // Where the frame shares the page's thread, what has no end ends with the page: it must not run again by itself.
  const [isHeld, setHeld] = useState(() => !linked && kept !== undefined && wasRunning(runtimeId, file));
  const { text } = current;
  const isTrusted = current.isTrusted && !isHeld;
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const program = useMemo(
    () => (isTrusted ? { file, text, beside: sample.beside } : undefined),
    [isTrusted, file, text, sample],
  );
  const run = useRuns(host, { baseUrl, runtime }, program);
  const types = useTypeCheck({ baseUrl, runtime }, { file, text, beside: sample.beside });
  const [firstTypeError] = types.problems ?? [];
  const { printed, isDone } = run;
  const problem =
    run.problem ??
    (firstTypeError && { text: `Type error. ${firstTypeError.text}`, line: firstTypeError.line, isListed: true });
  useEffect(() => {
    if (program) keepRunning(runtimeId, file, true);
  }, [runtimeId, file, program]);
  useEffect(() => {
    if (run.isDone || run.problem) keepRunning(runtimeId, file, false);
  }, [runtimeId, file, run]);
  // What ran stays on show while what was written since is wrong.
  const [hasRun, setHasRun] = useState(false);
  if (isDone && !hasRun) setHasRun(true);
  const [other, setOther] = useState('');
  const { feedback, copy } = useCopy(() => text);
  const link = useMemo(() => linkTo(file, text), [file, text]);
  const { part: full, start: loadFull, ...fullState } = useLazyPart(() => import('./FullField'));
  const [isFull, setFull] = useState(false);
  useEffect(() => field.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);

  const edit = (next: Edit) => {
    setCurrent(next);
    keepEdit(runtimeId, file, next.text === sample.text ? undefined : next);
  };
  const trust = () => {
    setHeld(false);
    edit({ text, isTrusted: true });
  };
  const download = async () => {
    const [{ sampleProject }, archive] = await Promise.all([
      import('./project'),
      import('@site/src/demo/panels/code/sandbox'),
    ]);
    const name = file.replace(/\.tsx?$/, '').replaceAll('/', '-');
    archive.download(sampleProject({ file, text, beside: sample.beside }, runtime), name);
  };
  /** The focus goes back to where the editor was opened. */
  const close = () => {
    const sample = field.current?.closest('[data-sample]');
    onClose();
    setTimeout(() => sample?.querySelector<HTMLElement>('button[aria-label^="Edit "]')?.focus());
  };
  const isComponent = file.endsWith('.tsx');
  // What other releases run with is no match for a toolkit under React 19.
  const isOfLine = lines.some(({ major }) => major === runtimeId);
  return (
    <div className={styles.editor}>
      {/* The preview stays in view beside the code, and leaves with it. */}
      <div>
        {!isTrusted && (
          <p className={styles.notice}>
            {isHeld ? 'This code did not end when it last ran.' : 'This code came with a link.'}{' '}
            <button type="button" onClick={trust}>
              Run this code
            </button>
          </p>
        )}
        {/* It scrolls by itself, so it is reached by keyboard. */}
        <section
          className={styles.result}
          data-empty={!isComponent || undefined}
          aria-label="Preview of your code"
          tabIndex={0}
        >
          <p className={styles.bar}>
            {hasRun && run.problem ? 'Your code as it last ran' : 'Preview of your code'}{' '}
            <span>{runsOn(runtime, sample.text)}</span>
          </p>
          <div ref={host} className={styles.frames} data-file={file} data-done={isDone || undefined} />
        </section>
        <div className={styles.bar} role="group" aria-label={`Edit ${file}`}>
          <span>{file}</span>
          <button
            type="button"
            disabled={text === sample.text}
            onClick={() => {
              setPutAside(current);
              edit({ text: sample.text, isTrusted: true });
            }}
          >
            Reset
          </button>
          <button type="button" onClick={copy}>
            {feedback ?? 'Copy'}
          </button>
          {link ? (
            <a href={link} target="_blank" rel="noopener">
              Open in a new tab as a link
            </a>
          ) : (
            <span>Too long for a link</span>
          )}
          <button type="button" onClick={download}>
            Download project
          </button>
          <label hidden={!isOfLine}>
            Run on{' '}
            <select value={other} onChange={({ target }) => setOther(target.value)}>
              <option value="">this release only</option>
              {lines
                .filter((line) => line.major !== runtimeId)
                .map((line) => (
                  <option key={line.major} value={line.major}>
                    {line.label} ({line.release})
                  </option>
                ))}
            </select>
          </label>
          <button
            type="button"
            aria-pressed={isFull}
            onClick={() => {
              setFull(!isFull);
              if (!isFull) loadFull().catch(() => {});
            }}
          >
            Full editor{!full && ` (${sizes.fullEditor} KB)`}
          </button>
          <button type="button" onClick={types.check}>
            Check types{!types.isLoaded && ` (${(runtime.types.bytes / 1e6).toFixed(1)} MB)`}
          </button>
          <button type="button" onClick={close}>
            Close the editor
          </button>
        </div>
        {kept?.text === text && putAside === undefined && (
          <p className={styles.notice}>This is your earlier edit. Reset shows the sample as it was.</p>
        )}
        {putAside !== undefined && putAside.text !== text && (
          <p className={styles.notice}>
            Your earlier edit of this sample is kept.{' '}
            <button
              type="button"
              onClick={() => {
                setPutAside(text === sample.text ? undefined : current);
                edit(putAside);
              }}
            >
              Restore
            </button>
          </p>
        )}
        {isFull && !full && <LoadState {...fullState} retry={loadFull} isShown />}
        <div ref={field}>
          <CodeField
            file={file}
            text={text}
            onChange={(next) => edit({ ...current, text: next })}
            problem={problem}
            Full={isFull ? full?.default : undefined}
          />
        </div>
      </div>
      <TypeErrors {...types} />
      {other && <RunOn baseUrl={baseUrl} major={other} program={program} own={{ ...run, release: runtime.release }} />}
      {printed && (
        <>
          <p className={styles.bar}>Output</p>
          <pre className={styles.printed} role="log" tabIndex={0} aria-label={`Output of ${file}`}>
            {printed}
          </pre>
        </>
      )}
    </div>
  );
}
