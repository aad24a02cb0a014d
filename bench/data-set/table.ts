import { closeSync, openSync, writeSync } from 'node:fs';

/** Numbers that look random and are the same in every run. */
function createRandom() {
  let state = 1;
  return () => {
    state = Math.imul(state, 48_271) >>> 0;
    return state / 2 ** 32;
  };
}

const categories = ['Drama', 'Comedy', 'Action', 'Documentary', 'Horror'];

/** Writes a CSV of ten columns of all types. */
export function writeTable(file: string, rows: number): void {
  const random = createRandom();
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, 'id,title,category,price,score,active,day,city,amount,ratio\n');
  for (let row = 0; row < rows; ) {
    let text = '';
    for (const end = Math.min(rows, row + 10_000); row < end; row += 1) {
      const day = new Date(946_684_800_000 + (row % 7000) * 86_400_000).toISOString().slice(0, 10);
      const cells = [row, `title ${(row * 7919) % rows}`, categories[row % 5], (random() * 1000).toFixed(2)];
      cells.push(Math.floor(random() * 100), String(random() > 0.5), day, `city ${row % 500}`);
      cells.push(Math.floor(random() * 1e6), random() > 0.1 ? (random() * 10).toFixed(3) : '');
      text += `${cells.join()}\n`;
    }
    writeSync(descriptor, text);
  }
  closeSync(descriptor);
}

/** Ten rules: texts, lists, numbers, ranges, dates, booleans and cells without a value. */
export const tenRules = {
  combinator: 'and',
  rules: [
    { field: 'price', operator: '>', value: 100 },
    { field: 'score', operator: '<=', value: 90 },
    { field: 'category', operator: 'in', value: 'Drama,Comedy,Action' },
    { field: 'title', operator: 'contains', value: '1' },
    { field: 'day', operator: '>=', value: '2001-02-01' },
    { field: 'amount', operator: 'between', value: '1000,900000' },
    { field: 'city', operator: 'beginsWith', value: 'city' },
    { field: 'active', operator: '=', value: true },
    {
      combinator: 'or',
      rules: [
        { field: 'ratio', operator: 'null', value: null },
        { field: 'ratio', operator: '>', value: 1 },
      ],
    },
  ],
};

/** Ten rules that nearly every row matches, so that there is much to hand over. */
export const tenLooseRules = {
  combinator: 'and',
  rules: [
    ...['price', 'score', 'amount', 'id'].map((field) => ({ field, operator: '>=', value: 0 })),
    ...['price', 'score', 'amount', 'id'].map((field) => ({ field, operator: '<', value: 1_000_000_000 })),
    { field: 'day', operator: '!=', value: '2001-02-01' },
    { field: 'category', operator: '!=', value: 'None' },
  ],
};

/** The same ten rules as a function of a row, as somebody would write it without an engine. */
export const matches = (row: Record<string, unknown>): boolean =>
  (row.price as number) > 100 &&
  (row.score as number) <= 90 &&
  ['Drama', 'Comedy', 'Action'].includes(row.category as string) &&
  (row.title as string).includes('1') &&
  (row.day as string) >= '2001-02-01' &&
  (row.amount as number) >= 1000 &&
  (row.amount as number) <= 900_000 &&
  (row.city as string).startsWith('city') &&
  row.active === true &&
  (row.ratio === null || (row.ratio as number) > 1);
