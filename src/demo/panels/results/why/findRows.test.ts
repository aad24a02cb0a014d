import { describe, expect, it } from 'vitest';
import { findRows } from './findRows';

const table = {
  columns: [{ name: 'title', type: 'text' as const }],
  values: [['The Titanic Story', 'Titanic II', 'Heat', null, 'Titanic', 'TITANIC']],
};

describe('rows by their title', () => {
  it('has exact titles first, then those that begin with the text, then the others', () =>
    expect(findRows(table, 'titanic', 9)).toEqual({ rows: [4, 5, 1, 0], count: 4 }));
  it('returns no more than asked for, and counts all', () =>
    expect(findRows(table, ' TITANIC ', 2)).toEqual({ rows: [4, 5], count: 4 }));
  it.each(['', '   ', 'null', 'nothing has this'])('finds nothing for %j', (text) =>
    expect(findRows(table, text, 9)).toEqual({ rows: [], count: 0 }),
  );
});
