import { limits } from '../limits';
import { excerpt } from '../problems';
import { piecesOf } from './decode';
import { createTold, quoteLongNumbers } from './exactNumbers';
import { createItems } from './json';
import type { Reader } from './Reader';

/** A JSON object on each line. */
export const ndjson: Reader = {
  gives: 'rows',
  async read({ blob, problems, onBytes }, table) {
    const add = createItems(table, problems);
    const tell = createTold(problems);
    let row = 0;
    let rest = '';
    /** @returns whether more is wanted */
    const take = (line: string): boolean => {
      row += 1;
      if (line.trim() === '') return true;
      try {
        const { text, quotes } = quoteLongNumbers(line);
        tell(quotes.length > 0);
        return add(JSON.parse(text), row);
      } catch {
        problems.add({ message: `The line is not valid JSON and is left out: ${excerpt(line)}`, row });
        return true;
      }
    };
    for await (const text of piecesOf(blob, problems, onBytes)) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (!lines.every(take)) return;
      if (rest.length <= limits.cellLength * 10) continue;
      problems.add({ message: 'The line is too long and is left out.', row: row + 1 });
      rest = '';
    }
    take(rest);
  },
};
