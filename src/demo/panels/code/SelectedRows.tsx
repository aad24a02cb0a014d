import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { useEffect, useState } from 'react';

type Row = Record<string, unknown>;
type Props = {
  /** The address of the rows, a list of objects in JSON. */
  url: string;
  fields: readonly { name: string; label: string }[];
  /** The query in JsonLogic; true for all rows. */
  logic: unknown;
};

/** Rows that are shown; all are counted. */
const mostShown = 100;

// The two operations that JsonLogic lacks and `formatQuery` uses.
jsonLogic.add_operation('startsWith', (text: unknown, start: string) => String(text ?? '').startsWith(start));
jsonLogic.add_operation('endsWith', (text: unknown, end: string) => String(text ?? '').endsWith(end));

/** A table of the rows that the query selects. */
export function SelectedRows({ url, fields, logic }: Props) {
  const [rows, setRows] = useState<Row[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const turn = new AbortController();
    fetch(url, { signal: turn.signal })
      .then((response) => response.json())
      .then(setRows)
      .catch((error) => turn.signal.aborted || setProblem(String(error)));
    return () => turn.abort();
  }, [url]);
  if (!rows) return <p role="status">{problem ? `The rows could not be read: ${problem}` : 'Reading the rows…'}</p>;

  const selected = rows.flatMap((row, index) => (jsonLogic.apply(logic as RulesLogic, row) ? [{ row, index }] : []));
  const shown = selected.slice(0, mostShown);
  return (
    <section className="selectedRows" aria-label="Selected rows">
      <p role="status">
        {selected.length.toLocaleString('en')} of {rows.length.toLocaleString('en')} rows
        {shown.length < selected.length && `, the first ${mostShown} of them below`}
      </p>
      <table>
        <thead>
          <tr>
            {fields.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, index }) => (
            <tr key={index}>
              {fields.map(({ name }) => (
                <td key={name}>{row[name] === null ? '' : String(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
