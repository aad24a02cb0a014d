import { describe, expect, it } from 'vitest';
import { agreementOfEngines, comparable, compare, type Outcome } from './compare';
import { engineOf, engineWith, type Run } from './registry';

const run = (format: string): Run => ({ format, engine: engineOf(format) as Run['engine'] });
const runs = (...formats: string[]) => formats.map(run);

const selects = (format: string, ...rows: number[]): Outcome => ({
  run: run(format),
  answer: { rows: Uint32Array.from(rows), took: 1 },
});

describe('comparison of formats', () => {
  it('finds that all agree', () => {
    expect(compare([selects('sql', 1, 2), selects('cel', 1, 2)])).toEqual({
      count: 2,
      agreeing: runs('sql', 'cel'),
      rows: Uint32Array.of(1, 2),
      engines: { engines: 2, agreeing: 2 },
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
    expect(agreeing).toEqual(runs('cel', 'spel'));
    expect(differences).toEqual([
      { runs: runs('sql'), rows: Uint32Array.of(1, 2), onlyHere: [1], missingHere: [3, 4] },
      { runs: runs('mongodb'), rows: Uint32Array.of(2), onlyHere: [], missingHere: [3, 4] },
    ]);
  });
  it('takes the earlier format for the many when two are as many', () =>
    expect(compare([selects('sql'), selects('cel', 1)]).agreeing).toEqual(runs('sql')));
  it('keeps a format that has no answer out of the sets, even when none selects a row', () => {
    const error = { message: 'no', position: 1 };
    const { agreeing, refused, count } = compare([
      selects('sql'),
      { run: run('spel'), answer: { rows: new Uint32Array(), error, took: 1 } },
      { run: run('cel'), answer: { rows: new Uint32Array(), error, took: 0 }, isLost: true },
    ]);
    expect([agreeing, count]).toEqual([runs('sql'), 3]);
    expect(refused).toEqual([
      { run: run('spel'), error, isLost: false },
      { run: run('cel'), error, isLost: true },
    ]);
  });
  it('tells agreement by engine: one that differs in one of its formats does not agree', () => {
    const outcomes = [selects('sql', 1), selects('parameterized', 1, 2), selects('cel', 1), selects('spel', 1)];
    expect(compare(outcomes).engines).toEqual({ engines: 3, agreeing: 2 });
    expect(agreementOfEngines(outcomes, Uint32Array.of(1, 2))).toEqual({ engines: 3, agreeing: 0 });
    const error = { message: 'no' };
    const refused = { run: run('cel'), answer: { rows: Uint32Array.of(1), error, took: 0 } };
    expect(agreementOfEngines([selects('sql', 1), refused], Uint32Array.of(1))).toEqual({ engines: 2, agreeing: 1 });
  });
  it('tells one format in two engines apart', () => {
    const inPostgresql = { run: { format: 'sql', engine: engineWith('postgresql') }, answer: selects('sql', 2).answer };
    const { agreeing, differences } = compare([selects('sql', 1), inPostgresql]);
    expect([agreeing, differences[0]?.runs]).toEqual([runs('sql'), [inPostgresql.run]]);
  });
});

it('a sample is compared on the rows that it has', () => {
  const { run: sampledRun, answer } = selects('mongodb', 0, 20);
  const outcomes = [selects('sql', 0, 1, 20), { run: sampledRun, answer: { ...answer, sampled: 10 } }];
  expect(compare(outcomes).agreeing).toHaveLength(1);
  const { outcomes: onSample, common } = comparable(outcomes, 100);
  expect(compare(onSample).agreeing).toHaveLength(2);
  expect(common?.size).toBe(10);
  expect(comparable([selects('sql', 1)], 100)).toEqual({ outcomes: [selects('sql', 1)] });
});
