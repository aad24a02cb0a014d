import Link from '@docusaurus/Link';
import { isSource, type Major } from '@site/packages/upgrade';
import { codeOf } from '@site/src/toolkits/codes';
import { CodeView } from '@site/src/ui/CodeView';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import { rowCount } from '@site/src/ui/rowCount';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import clsx from 'clsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { releases } from '../../releases/registry';
import { useDemo } from '../../store/state';
import type { PanelProps } from '../LazyPanel';
import styles from './CodePanel.module.css';
import { componentFiles, notInCode } from './generate';
import { handOver } from './handOver';
import { installCommand, projectFiles } from './project';
import { download, openCodeSandbox, openStackBlitz } from './sandbox';
import type { Flavour } from './viteProject';

const flavours: { id: Flavour; label: string }[] = [
  { id: 'ts', label: 'TypeScript' },
  { id: 'js', label: 'JavaScript' },
];

const majorOf = (release: string) => Number(release) as Major;

/** The demo as it stands as a component to take away: options, query and toolkit. */
export default function CodePanel({ toolkit, flavour, onFlavour }: PanelProps) {
  const state = useDeferredValue(useDemo());
  const [chosen, setChosen] = useState(0);
  const [error, setError] = useState<unknown>();
  const [withRows, setWithRows] = useState(false);
  const table = state.data?.table;
  const rows = withRows ? table : undefined;
  const hasRows = rows !== undefined;
  const { part, ...loading } = useLoadedPart(codeOf(state.release, toolkit));
  const code = part?.code;
  const files = useMemo(
    () => (code ? componentFiles(state, code, flavour, hasRows) : {}),
    [state, code, flavour, hasRows],
  );
  if (!code) return <LoadState {...loading} />;

  const names = Object.keys(files);
  const shown = names[chosen] ?? names[0] ?? '';
  // The rows go to no other site.
  const project = () => projectFiles(state, code, flavour);
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
          name="flavour"
          legend="Language of the code"
          hideLegend
          items={flavours}
          chosen={flavour}
          onChoose={onFlavour}
        />
        <label className={styles.file}>
          <span>File</span>
          <select
            className={controls.field}
            value={shown}
            onChange={(event) => setChosen(names.indexOf(event.target.value))}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <CodeView code={installCommand(state, code, hasRows)} language="javascript" label="Install" />
      <CodeView code={files[shown] ?? ''} language="javascript" label={shown} />
      {notInCode(state).map((note) => (
        <p key={note} className={controls.note}>
          {note}
        </p>
      ))}
      {table && (
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
          onClick={attempt(() => download(projectFiles(state, code, flavour, rows), title))}
        >
          Download project
        </button>
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
