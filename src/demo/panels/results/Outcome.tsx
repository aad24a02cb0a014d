import { grouped } from '@site/src/dataset/countInWords';
import type { QueryError } from '@site/src/engines/messages';
import { engineOf, type Run } from '@site/src/engines/registry';
import { conditionOf } from '@site/src/engines/sqlite/statement';
import controls from '@site/src/ui/controls.module.css';
import { rowCount } from '@site/src/ui/rowCount';
import { type RunRequest, versionOf } from '../../run/runRequest';
import type { RunResult } from '../../run/runs';
import { useDatabase } from './database/useDatabase';
import { formatLabel, otherDatabase } from './runLabels';
import styles from './styles.module.css';

/** How much of a query is shown on either side of the place where an engine stopped. */
const around = 32;

/** How many rows the query selects and how long that took, or why it selects none. */
export function Outcome({ ran, total }: { ran: RunResult; total: number }) {
  const { answer, asked, exported } = ran;
  if (!answer) return null;
  const { error, refused, rows, took, sampled } = answer;
  const engine = engineOf(asked.format, versionOf(asked));
  const label = formatLabel(asked, asked.format);
  return (
    <div className={styles.outcome} data-outcome>
      {error ? (
        <div className={controls.warning}>
          <b>No answer to the query in {label}.</b> <span>{error.message}</span>
          <Place text={textOf(exported)} {...error} />
        </div>
      ) : (
        <p className={styles.count}>
          <b>
            {grouped(rows.length)} of {grouped(sampled ?? total)} rows
          </b>{' '}
          in {took < 10 ? took.toFixed(1) : Math.round(took)} ms
        </p>
      )}
      {engine && <OtherDatabase run={{ engine, format: asked.format }} asked={asked} />}
      {sampled !== undefined && (
        <p className={controls.note}>
          These are rows of a sample: {engine?.name} is given {rowCount(sampled)} of {grouped(total)} here.{' '}
          {engine?.mostRows?.because}
        </p>
      )}
      {refused && (
        <p className={controls.warning}>
          On {rowCount(refused.rows.length)} the engine gave an error instead of an answer; they are not selected. It
          said of the first: <q>{refused.message}</q>
        </p>
      )}
    </div>
  );
}

/** Says that the preset is for another database than the one that ran it. */
function OtherDatabase({ run, asked }: { run: Run; asked: RunRequest }) {
  const database = otherDatabase(run, asked);
  const chosen = useDatabase();
  if (!database) return null;
  const isListed = /^(MySQL|PostgreSQL)$/.test(database) && !chosen;
  const isNamed = database === 'PostgreSQL' && asked.format === 'parameterized_named';
  return (
    <p className={controls.note} data-other-database>
      Run by {run.engine.name}; {database} may select other rows.
      {isListed && ' Choose yours in My database to see which.'}
      {isNamed && ' PostgreSQL has no named parameters: this export is for a driver that has.'}
    </p>
  );
}

const textOf = (exported: unknown) =>
  exported && typeof exported === 'object' && 'sql' in exported ? conditionOf(exported).sql : exported;

/** The part of the query where the engine stopped, with the place marked. */
function Place({ text, position }: { text: unknown } & QueryError) {
  if (typeof text !== 'string' || position === undefined) return null;
  const start = Math.max(0, position - around);
  const end = position + 1 + around;
  return (
    <span className={styles.place}>
      At character {grouped(position + 1)}:{' '}
      <code>
        {start > 0 && '…'}
        {text.slice(start, position)}
        <mark>{text.slice(position, position + 1) || ' (end)'}</mark>
        {text.slice(position + 1, end)}
        {end < text.length && '…'}
      </code>
    </span>
  );
}
