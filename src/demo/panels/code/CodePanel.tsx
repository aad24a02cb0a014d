import Link from '@docusaurus/Link';
import { isSource, type Major } from '@site/packages/upgrade';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { toolkitCodes } from '@site/src/toolkits/codes';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import { CodeView } from '@site/src/ui/CodeView';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { rowCount } from '@site/src/ui/rowCount';
import { Select } from '@site/src/ui/Select';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import clsx from 'clsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { releases } from '../../releases/registry';
import { type DemoState, useDemo } from '../../store/state';
import { useKept } from '../../store/useKept';
import type { PanelProps } from '../LazyPanel';
import styles from './CodePanel.module.css';
import { componentFiles, notInCode } from './generate';
import { handOver } from './handOver';
import { installCommand, projectFiles, shortProject } from './project';
import { download, openCodeSandbox, openStackBlitz } from './sandbox';
import { leftOutOf } from './shortCode';
import type { Flavour } from './viteProject';

const flavours: { id: Flavour; label: string }[] = [
  { id: 'ts', label: 'TypeScript' },
  { id: 'js', label: 'JavaScript' },
];

type Length = 'short' | 'whole';
const lengths: { id: Length; label: string }[] = [
  { id: 'short', label: 'Shortest' },
  { id: 'whole', label: 'As on this page' },
];

/** A file by what its name is in either language. */
const stemOf = (name: string) => name.replace(/\.[jt]sx?$/, '');

const majorOf = (release: string) => Number(release) as Major;

/** What of the page is not in the code on show. */
function notesOn(state: DemoState, { release }: ToolkitCode, isShort: boolean): string[] {
  if (!isShort) return notInCode(state);
  const left = leftOutOf(state, release);
  return [
    'The query in one file, by the API of the library alone. “As on this page” adds what the demo has: all fields with their operators, options, translations, and names for screen readers.',
    ...(left.length > 0 ? [`Not in it of what you have changed: ${left.join(', ')}.`] : []),
  ];
}

/** The query as code to take away: the shortest that shows it, or the demo as it stands with options and toolkit. */
export default function CodePanel({ toolkit, flavour, onFlavour }: PanelProps) {
  const state = useDeferredValue(useDemo());
  const [length, setLength] = useKept<Length>('code-length', 'short');
  const isShort = length === 'short';
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<unknown>();
  const [withRows, setWithRows] = useState(false);
  const table = state.data?.table;
  const rows = withRows && !isShort ? table : undefined;
  const hasRows = rows !== undefined;
  const { part, ...loading } = useLoadedPart(toolkitCodes[toolkit]);
  const code = part?.code[state.release];
  const made = useMemo(() => {
    if (!code) return undefined;
    if (isShort) return shortProject(state, code, flavour);
    return {
      files: componentFiles(state, code, flavour, hasRows),
      install: installCommand(state, code, hasRows),
      project: (own?: PackedTable) => projectFiles(state, code, flavour, own),
    };
  }, [state, code, flavour, hasRows, isShort]);
  if (!code || !made) return <LoadState {...loading} />;

  const { files, install, project } = made;
  const names = Object.keys(files);
  const shown = names.find((name) => stemOf(name) === chosen) ?? names[0] ?? '';
  const newer = releases.findLast(({ id }) => Number(id) > Number(state.release));
  const title = `query-builder-${code.id}`;
  const attempt = (action: () => void | Promise<void>) => async () => {
    setError(undefined);
    try {
      await action();
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <>
      <div className={styles.head}>
        <PillGroup
          name="code-length"
          legend="How much code"
          hideLegend
          items={lengths}
          chosen={length}
          onChoose={setLength}
        />
        <PillGroup
          name="flavour"
          legend="Language of the code"
          hideLegend
          items={flavours}
          chosen={flavour}
          onChoose={onFlavour}
        />
        {names.length > 1 && (
          <label className={styles.file}>
            <span>File</span>
            <Select
              value={shown}
              onChoose={(name) => setChosen(stemOf(name))}
              items={names.map((name) => [name, name])}
            />
          </label>
        )}
      </div>
      <CodeView code={install} language="javascript" label="Install" />
      <CodeView code={files[shown] ?? ''} language="javascript" label={shown} />
      {notesOn(state, code, isShort).map((note) => (
        <p key={note} className={controls.note}>
          {note}
        </p>
      ))}
      {table && !isShort && (
        <label className={styles.rows}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={withRows}
            onChange={({ target }) => setWithRows(target.checked)}
          />{' '}
          <span>
            Download the {rowCount(table.values[0]?.length ?? 0)}, too, as <code>src/rows.json</code>, with a table of
            those that the query selects; StackBlitz and CodeSandbox get neither
          </span>
        </label>
      )}
      <div className={controls.actions}>
        <button
          type="button"
          className={clsx(controls.button, controls.primary)}
          onClick={attempt(() => download(project(rows), title))}
        >
          Download project
        </button>
        {/* Rows go to no other site. */}
        <button type="button" className={controls.button} onClick={attempt(() => openStackBlitz(project(), title))}>
          Open in StackBlitz
        </button>
        <button type="button" className={controls.button} onClick={attempt(() => openCodeSandbox(project()))}>
          Open in CodeSandbox
        </button>
      </div>
      {newer && (
        <p className={controls.note}>
          <Link
            to="/upgrade"
            onClick={() =>
              handOver({
                from: majorOf(state.release),
                to: majorOf(newer.id),
                files: Object.entries(files)
                  .filter(([name]) => isSource(name))
                  .map(([name, text]) => ({ name, text })),
                query: JSON.stringify(state.query, null, 2),
              })
            }
          >
            Move this to release {newer.id}
          </Link>{' '}
          with the upgrade assistant.
        </p>
      )}
      <p className={controls.note}>
        The download is a Vite project: <code>npm install</code>, then <code>npm start</code>. Nothing is sent to
        StackBlitz or CodeSandbox before you press its button; then it receives these files.
      </p>
      {error !== undefined && <p role="alert">That did not work: {String(error)}</p>}
    </>
  );
}
