import { describe, expect, it } from 'vitest';
import { compare, type Outcome } from './compare';

const selects = (format: Outcome['format'], ...rows: number[]): Outcome => ({
  format,
  answer: { rows: Uint32Array.from(rows), took: 1 },
});

describe('comparison of formats', () => {
  it('finds that all agree', () => {
    expect(compare([selects('sql', 1, 2), selects('cel', 1, 2)])).toEqual({
      count: 2,
      agreeing: ['sql', 'cel'],
      rows: Uint32Array.of(1, 2),
      differences: [],
      refused: [],
    });
  });
  it('groups formats by equal rows, and says which rows are more and less', () => {
    const { agreeing, differences } = compare([
      selects('sql', 1, 2),
      selects('cel', 2, 3, 4),
      selects('mongodb', 2),
      selects('spel', 2, 3, 4),
    ]);
    expect(agreeing).toEqual(['cel', 'spel']);
    expect(differences).toEqual([
      { formats: ['sql'], rows: Uint32Array.of(1, 2), onlyHere: [1], missingHere: [3, 4] },
      { formats: ['mongodb'], rows: Uint32Array.of(2), onlyHere: [], missingHere: [3, 4] },
    ]);
  });
  it('takes the earlier format for the many when two are as many', () =>
    expect(compare([selects('sql'), selects('cel', 1)]).agreeing).toEqual(['sql']));
  it('keeps a format that has no answer out of the sets, even when none selects a row', () => {
    const error = { message: 'no', position: 1 };
    const { agreeing, refused, count } = compare([
      selects('sql'),
      { format: 'spel', answer: { rows: new Uint32Array(), error, took: 1 } },
      { format: 'cel', answer: { rows: new Uint32Array(), error, took: 0 }, isLost: true },
    ]);
    expect([agreeing, count]).toEqual([['sql'], 3]);
    expect(refused).toEqual([
      { format: 'spel', error, isLost: false },
      { format: 'cel', error, isLost: true },
    ]);
  });
});
