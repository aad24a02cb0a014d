import Link from '@docusaurus/Link';
import { runtimeOf } from '@site/src/sandbox/runtimeOf';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { HighlightedCode } from '../HighlightedCode';
import { ControlStyles } from './ControlStyles';
import { Island } from './Island';
import styles from './styles.module.css';

type Props = {
  /** Path inside the line's `_samples` folder. */
  file: string;
  /** Shows only the text, or only the running component. */
  show?: 'source' | 'preview';
  /** Part of the file to show. */
  region?: string;
  /** Language of the captured output. */
  output?: string;
  /** The rest is added by plugins/remark-samples. */
  html?: string;
  outputHtml?: string;
  release: string;
  load?: () => Promise<{ default: ComponentType }>;
  isEditable?: boolean;
};

/**
 * A sample file in one frame: what comes of it on the release of its docs line, and its text. A `.tsx` file has the
 * running component that it exports, then its code; a `.ts` file has its code, then what it printed. Its editor, which
 * takes the place of all that, comes when it is asked for.
 */
export function Sample({ file, output, html, outputHtml, release, load, isEditable }: Props) {
  const sample = useRef<HTMLDivElement>(null);
  const editor = useLazyPart(() => import('../SampleEditor'));
  const [isEdited, setEdited] = useState(false);
  const edit = () => {
    setEdited(true);
    editor.start().catch(() => {}); // shown by LoadState
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once.
  useEffect(() => {
    const name = `#edit1=${encodeURIComponent(file)}~`;
    if (!isEditable || !location.hash.startsWith(name)) return;
    // A page may show parts of the same file in more than one place.
    if (document.querySelector(`[aria-label="Sample ${CSS.escape(file)}"]`) !== sample.current) return;
    sample.current?.scrollIntoView();
    edit();
  }, []);
  const group = { role: 'group', 'data-sample': '', 'aria-label': `Sample ${file}`, ref: sample };
  if (isEdited && editor.part)
    return (
      <div {...group} className={styles.sample}>
        <editor.part.default
          file={file}
          runtimeId={runtimeOf(release.split('.')[0] as string, file)}
          onClose={() => setEdited(false)}
        />
      </div>
    );
  const title = (
    <>
      Code · {file}
      {isEditable && (
        <button type="button" onClick={edit} aria-label={`Edit ${file}`}>
          Edit
        </button>
      )}
    </>
  );
  const code = html && <HighlightedCode html={html} title={title} lang={file.split('.').pop()} />;
  return (
    // A group, whose name tells the controls of one builder from those of the next.
    <div {...group} className={styles.sample}>
      {isEdited && <LoadState {...editor} retry={edit} isShown />}
      {load && (
        <>
          <div className={styles.bar} data-search="off">
            <ControlStyles />
            <span>Live · react-querybuilder {release}</span>
          </div>
          <Island load={load} release={release} />
        </>
      )}
      {code}
      {outputHtml && (
        <HighlightedCode
          html={outputHtml}
          title={
            <>
              Output · <Link to="/how-this-site-is-tested">captured from {release}</Link>
            </>
          }
          lang={output ?? 'js'}
        />
      )}
    </div>
  );
}
