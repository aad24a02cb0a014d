import { rowCount } from '@site/src/ui/rowCount';
import { useFieldsOf } from '../../releases/useFields';
import { useRelease } from '../../releases/useRelease';
import type { Results } from '../../run/results';
import { rowsName } from '../../run/tableOf';
import { ResultsTable } from './ResultsTable';

/** The first rows that match in a large table, while the others are looked for. */
export function FirstMatches({ asked, rows, table }: NonNullable<Results['first']>) {
  const fields = useFieldsOf(useRelease(), asked);
  return (
    <>
      <p>
        <b>The first {rowCount(rows.length)}</b> that match. Counting all of them…
      </p>
      <ResultsTable table={table} rows={rows} query={asked.query} fields={fields} noun={rowsName(asked)} />
    </>
  );
}
