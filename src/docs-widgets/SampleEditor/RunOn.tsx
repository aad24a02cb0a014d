import type { LineRuntime } from '@site/src/sandbox/manifest';
import { missingIn } from '@site/src/sandbox/page/missingImports';
import type { Program } from '@site/src/sandbox/page/runner';
import { loadRuntime } from '@site/src/sandbox/page/runtime';
import { LoadState } from '@site/src/ui/LoadState';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { diffLines } from 'diff';
import { useCallback, useMemo, useRef } from 'react';
import styles from './styles.module.css';
import { type RunState, useRuns } from './useRuns';

type Props = {
  baseUrl: string;
  /** The release that is compared. */
  major: string;
  program: Program | undefined;
  /** What the sample's own release has made of the program. */
  own: RunState & { release: string };
};

/** The same code on another release, beside what differs from the sample's own. */
export function RunOn({ baseUrl, major, ...rest }: Props) {
  const load = useCallback(() => loadRuntime(baseUrl, major), [baseUrl, major]);
  const { part: runtime, ...state } = useLoadedPart(load);
  if (!runtime) return <LoadState {...state} />;
  return <OtherRelease key={major} baseUrl={baseUrl} runtime={runtime} {...rest} />;
}

function OtherRelease({ baseUrl, runtime, program, own }: Omit<Props, 'major'> & { runtime: LineRuntime }) {
  const host = useRef<HTMLDivElement>(null);
  const { release } = runtime;
  const run = useRuns(host, { baseUrl, runtime }, program);
  const missing = useMemo(() => program && missingIn(program, runtime), [program, runtime]);
  const isComponent = program?.file.endsWith('.tsx');
  const changes = useMemo(
    () => diffLines(isComponent ? own.html : own.printed, isComponent ? run.html : run.printed),
    [isComponent, own.html, own.printed, run.html, run.printed],
  );
  const isSame = changes.every(({ added, removed }) => !added && !removed);
  return (
    <section className={styles.other} aria-label={`The same code on release ${release}`}>
      <p className={styles.bar}>
        Preview on another release <span>react-querybuilder {release}</span>
      </p>
      <div ref={host} className={styles.frames} hidden={!isComponent} />
      <div role="status" className={styles.notice}>
        {missing && missing.names.length > 0 && (
          <p>
            Release {release} does not have <Names of={missing.names} />.
          </p>
        )}
        {missing?.elsewhere.map(({ name, statement }) => (
          <p key={name}>
            Release {release} has <code>{name}</code> elsewhere. Write <code>{statement}</code>
          </p>
        ))}
        {run.problem && (
          <p>
            The code does not run on release {release}. {run.problem.line !== undefined && `Line ${run.problem.line}: `}
            {run.problem.text}
          </p>
        )}
        {run.isDone && !run.problem && (
          <p>{isSame ? 'The output is the same on both releases.' : 'The output differs between the releases.'}</p>
        )}
      </div>
      {run.isDone && !run.problem && !isSame && (
        <div className={styles.diff}>
          {[
            { title: own.release, kept: 'removed' as const },
            { title: release, kept: 'added' as const },
          ].map(({ title, kept }) => (
            <figure key={title}>
              <figcaption>
                {isComponent ? 'HTML' : 'Output'} on {title}
              </figcaption>
              <pre tabIndex={0}>
                {changes
                  .filter((change) => change[kept] || (!change.added && !change.removed))
                  .map((change, at) => {
                    const Part = change[kept] ? (kept === 'added' ? 'ins' : 'del') : 'span';
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has nothing but its place.
                    return <Part key={at}>{change.value}</Part>;
                  })}
              </pre>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}

const Names = ({ of }: { of: string[] }) =>
  of.map((name, at) => (
    <span key={name}>
      {at > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
