import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as next from 'samples-next/release';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/testScale';
import type { Table } from '../../dataset/table';
import { dialectOf } from '../model/dialect';
import { explainDifference } from '../model/explain';
import { fits, predict } from '../model/judge';
import type { EngineId } from '../registry';
import { published } from './measure';
import { queriesOn } from './queries';
import { execute, startEngines } from './run';
import { hostileTable, movieRows } from './tables';

/** The formats of which a difference may be without a cause, by the README's table, and how many of 2,000 queries show one. */
const stated = [
  ...readFileSync('src/engines/README.md', 'utf8').matchAll(/^\| `(\w+)` +\| (.+?) +\| (\d+) +\|$/gm),
].map(([, format = '', , number]) => [format, Number(number)] as const);

/** The engine of each of them; one on request is in no other count. */
const engines: Record<string, EngineId> = { ldap: 'ldap', sparql: 'sparql', cypher: 'cypher', gql: 'gql' };

async function count(format: string, table: Table, numRuns: number): Promise<number> {
  const engine = engines[format] as EngineId;
  const started = await startEngines(table, [engine]);
  let found = 0;
  const property = fc.asyncProperty(
    queriesOn(table, { fields: true, independent: true }),
    fc.boolean(),
    async (query, parseNumbers) => {
      const dialect = dialectOf(format, next.version, parseNumbers, engine);
      const answer = await execute(query, { format, parseNumbers, engine }, next, started, table);
      const isExplained = fits(predict(query, table, dialect), answer) && explainDifference(query, table, dialect);
      if (!isExplained) found += 1;
    },
  );
  await fc.assert(property, { seed: published.seed, numRuns });
  return found;
}

describe('differences without a cause', () => {
  it('are stated for the four formats that may have some', () =>
    expect(stated.map(([format]) => format)).toEqual(Object.keys(engines)));

  // In `npm test`, the first 200 of the 2,000 queries: no more than are stated of all.
  it.each(stated)(
    '%s: as many as stated',
    async (format, number) => {
      const numRuns = runs(100, published.runs, 'engines');
      const found = (await count(format, movieRows(), numRuns)) + (await count(format, hostileTable, numRuns));
      if (numRuns === published.runs) expect(found).toBe(number);
      else expect(found).toBeLessThanOrEqual(number);
    },
    300_000,
  );
});
