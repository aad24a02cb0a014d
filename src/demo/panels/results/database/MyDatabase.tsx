import { grouped } from '@site/src/dataset/countInWords';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { engineOf } from '@site/src/engines/registry';
import { databases } from '@site/src/engines/servers/databases';
import { type Predicted, predictIn } from '@site/src/engines/servers/predict';
import controls from '@site/src/ui/controls.module.css';
import { rowCount } from '@site/src/ui/rowCount';
import { useMemo } from 'react';
import { versionOf } from '../../../run/runRequest';
import type { RunResult } from '../../../run/runs';
import { CauseLine } from '../CauseLine';
import { DifferingRows } from '../DifferingRows';
import styles from '../styles.module.css';
import { DatabaseCauses } from './DatabaseCauses';
import { readable } from './readable';
import type { OtherDatabase } from './useDatabase';

/** By which rules rows are predicted. */
const rules: Record<OtherDatabase, string> = {
  'postgresql-c': 'texts by their code points, values of the column’s type only',
  'postgresql-icu': 'texts in the order of Unicode, equal only if all their characters are',
  'postgresql-en': 'texts in the order of English, equal only if all their characters are',
  'postgresql-sv': 'texts in the order of Swedish, equal only if all their characters are',
  'mysql-general': 'texts without capitals, accents and spaces at the end, other values as MariaDB converts them',
  'mysql-unicode': 'texts as Unicode 4 orders them without capitals and accents, other values as MariaDB converts them',
  'mysql-bin': 'texts by their code points without spaces at the end, other values as MariaDB converts them',
  openldap: 'texts without capitals and without an ordering rule, decimals as text',
};

/** What the visitor's database selects, as far as a model knows, and why that differs from what was run here. */
export function MyDatabase({ id, ran, table }: { id: OtherDatabase; ran: RunResult; table: PackedTable }) {
  const { asked } = ran;
  const predicted = useMemo(() => predictionOf(id, ran, table), [id, ran, table]);
  const engine = engineOf(asked.format, versionOf(asked))?.name ?? 'the engine here';
  return (
    <section aria-label="My database" className={styles.agreement} data-whole={isSame(predicted)}>
      {'unpredicted' in predicted ? (
        <p>
          <b>{databases[id]}:</b> no rows are predicted. {predicted.unpredicted}
        </p>
      ) : (
        <>
          <p>
            <b>
              {databases[id]}: {wordsFor(predicted, table)}
            </b>
            , predicted, not executed: {rules[id]}. {executedWords(engine, ran, isSame(predicted))}
          </p>
          <CauseLine of={predicted.causes} />
          {predicted.causes.length > 0 && <DatabaseCauses of={predicted.causes} version={versionOf(asked)} />}
          {!isSame(predicted) && predicted.causes.length === 0 && <p>This page knows no cause for this difference.</p>}
          <DifferingRows title="only in your database" rows={predicted.onlyHere} table={table} />
          <DifferingRows title={`only in ${engine}`} rows={predicted.onlyThere} table={table} />
        </>
      )}
      {!('unpredicted' in predicted) && (id === 'postgresql-c' || id === 'postgresql-icu') && (
        <p className={controls.note}>This collation is in PGlite: “Also run in PostgreSQL” executes it.</p>
      )}
    </section>
  );
}

const isSame = (predicted: Predicted): boolean =>
  !('unpredicted' in predicted) && !predicted.isRefused && predicted.onlyHere.length + predicted.onlyThere.length === 0;

const wordsFor = ({ rows, sampled, isRefused }: Exclude<Predicted, { unpredicted: string }>, table: PackedTable) =>
  isRefused
    ? 'an error'
    : `${grouped(rows.length)} of ${grouped(sampled ?? table.values[0]?.length ?? 0)} rows${sampled ? ' of a sample' : ''}`;

/** What the engine of the page selects by the same export. */
function executedWords(engine: string, { answer }: RunResult, isAlike: boolean): string {
  if (!answer || answer.error) return `${engine}, executed here, has no answer.`;
  return `${engine}, executed here, selects ${isAlike ? 'the same' : rowCount(answer.rows.length)}.`;
}

function predictionOf(id: OtherDatabase, { asked, exported, answer }: RunResult, table: PackedTable): Predicted {
  return predictIn(id, { ...readable(asked), exported }, table, answer?.error ? undefined : answer?.rows);
}
