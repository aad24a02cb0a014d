import { giveUpPending } from '@site/src/loading/chunks';
import { asFailure, patience } from '@site/src/loading/LoadFailure';
import { reloadHere } from '@site/src/loading/restoreAfterReload';
import type { ToolkitId } from '@site/src/toolkits/registry';
import { announce } from '@site/src/ui/announce';
import controls from '@site/src/ui/controls.module.css';
import { FileButton } from '@site/src/ui/FileButton';
import { saveFile } from '@site/src/ui/saveFile';
import { useRef, useState } from 'react';
import { loadRelease } from '../releases/load';
import { askOnUse } from '../run/runIntent';
import { presentContent } from '../store/addressHash';
import { demoStore } from '../store/state';
import { withSiteRows } from '../store/withSiteRows';
import { ruleCount } from './editWords';

const load = () => import('../store/stateFile');
const partName = 'The part of this page that reads and writes files';

/** Saves what a link carries as a file, and opens such a file, or a query alone, as one step that can be undone. */
export function StateFile({ toolkit }: { toolkit: ToolkitId }) {
  const [problem, setProblem] = useState<string>();
  const [isUpdated, setUpdated] = useState(false);
  const isLong = useRef(false);
  const attempt = async (act: (part: Awaited<ReturnType<typeof load>>) => Promise<string | undefined>) => {
    // What is on its way since long is not waited for another time.
    if (isLong.current) await giveUpPending();
    setProblem(undefined);
    const timer = setTimeout(() => {
      isLong.current = true;
      setProblem(`${partName} is still loading. Wait, or try again.`);
    }, patience);
    const outcome = await load().then(act, (error) => {
      const failure = asFailure(error);
      setUpdated(failure.reason === 'updated');
      return failure.about(partName);
    });
    clearTimeout(timer);
    isLong.current = false;
    setProblem(outcome);
  };
  const save = () =>
    attempt(async ({ stateFileText }) => {
      const text = stateFileText(presentContent(toolkit));
      if (text === undefined) return 'This query is too large for a file as well.';
      saveFile(new Blob([text], { type: 'application/json' }), 'query.json');
      return undefined;
    });
  const open = (file: File) =>
    attempt(async ({ readStateFile }) => {
      const read = await readStateFile(file, presentContent(toolkit));
      if (!read.ok) return `${file.name} could not be read: ${read.reason}. Your query stays as it was.`;
      const [state] = await Promise.all([withSiteRows(read.state), loadRelease(read.state.release)]);
      askOnUse();
      demoStore.open(state);
      announce(`File opened: ${ruleCount(read.state.query)}`);
      return undefined;
    });
  return (
    <div>
      <div className={controls.actions}>
        <button type="button" className={controls.button} onClick={save}>
          Save as a file
        </button>
        <FileButton accept=".json,application/json" onChoose={([file]) => file && void open(file)}>
          Open a file
        </FileButton>
      </div>
      {problem && (
        <p role="alert">
          {problem}{' '}
          {isUpdated && (
            <button type="button" className={controls.button} onClick={reloadHere}>
              Reload
            </button>
          )}
        </p>
      )}
    </div>
  );
}
