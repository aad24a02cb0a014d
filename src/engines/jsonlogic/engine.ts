import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { type CreateEngine, selectRows } from '../Engine';
import { withNested } from '../withNested';

// The two operations that JsonLogic lacks and the library's export uses, as its documentation gives them.
jsonLogic.add_operation('startsWith', (text: unknown, start: string) => String(text ?? '').startsWith(start));
jsonLogic.add_operation('endsWith', (text: unknown, end: string) => String(text ?? '').endsWith(end));
// Writes to the console.
jsonLogic.rm_operation('log');

/** JsonLogic by `json-logic-js`, its reference implementation: comparisons are JavaScript's. */
export const createJsonlogic: CreateEngine = ({ rows }) => {
  const data = withNested(rows);
  return { select: (query) => selectRows(data, (row) => Boolean(jsonLogic.apply(query as RulesLogic, row))) };
};
