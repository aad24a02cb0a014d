import { limits } from '../limits';
import { excerpt } from '../problems';
import { piecesOf } from './decode';
import { createTold, quoteLongNumbers } from './exactNumbers';
import { createItems } from './json';
import { valuesIn } from './jsonShapes';
import type { Reader } from './Reader';

/** A JSON object or list on each line. */
export const ndjson: Reader = {
  gives: 'rows',
  async read({ blob, problems, onBytes, choice }, table) {
    const add = createItems(table, problems);
    const tell = createTold(problems);
    let row = 0;
    let rest = '';
    /** @returns whether more is wanted */
    const take = (line: string): boolean => {
      row += 1;
      if (line.trim() === '') return true;
      const { text, quotes } = quoteLongNumbers(line);
      tell(quotes.length > 0);
      let values: unknown[] | undefined;
      try {
        values = [JSON.parse(text)];
      } catch {
        values = valuesIn(text);
      }
      if (values) return values.every((value) => add(value, row));
      problems.add(`The line is not valid JSON and is left out: ${excerpt(line)}`, { row });
      return true;
    };
    for await (const text of piecesOf(blob, problems, onBytes, { encoding: choice.encoding })) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (!lines.every(take)) return;
      if (rest.length <= limits.cellLength) continue;
      problems.add('The line is too long and is left out.', { row: row + 1 });
      rest = '';
    }
    take(rest);
  },
};
