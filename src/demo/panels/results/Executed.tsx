import { engineOf } from '@site/src/engines/registry';
import { bindingsOf, conditionOf, statementOf } from '@site/src/engines/sqlite/statement';
import { CodeView } from '@site/src/ui/CodeView';
import controls from '@site/src/ui/controls.module.css';
import { formatOf } from '../../releases/formatOf';
import { loadedRelease } from '../../releases/loaded';
import { exportText, versionOf } from '../../run/runRequest';
import type { RunResult } from '../../run/runs';

/** What the engine was given, word by word; of a statement with parameters, what was bound to them. */
export function Executed({ ran: { asked, exported } }: { ran: RunResult }) {
  const { language } = formatOf(loadedRelease(asked.release), asked.format);
  if (engineOf(asked.format, versionOf(asked))?.id !== 'sqlite')
    return <CodeView code={exportText(asked, asked.format)} language={language} label="Query as executed" />;
  const condition = conditionOf(exported);
  return (
    <>
      <CodeView code={statementOf(condition.sql)} language="sql" label="Query as executed" />
      {asked.data && <p className={controls.note}>The engine calls every table “movies”, also one of yours.</p>}
      {asked.format !== 'sql' && (
        <CodeView
          code={JSON.stringify(bindingsOf(condition).bindings, null, 2)}
          language="json"
          label="Bound parameters"
        />
      )}
    </>
  );
}
