import { QueryRefused } from '@site/src/engines/Engine';
import { queriesOn } from '@site/src/engines/proof/queries';
import { execute, startEngines } from '@site/src/engines/proof/run';
import { movieRows } from '@site/src/engines/proof/tables';
import { engineWith, runsOf } from '@site/src/engines/registry';
import fc from 'fast-check';
import * as next from 'samples-next/release';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs, seed } from '../../../scripts/testScale';
import { release8 } from '../releases/8';
import { keepRelease } from '../releases/loaded';
import { exportOf, type RunRequest, versionOf } from './runRequest';

const table = movieRows();
const ofRelease8 = runsOf(next.version).map(({ engine, format }) => [format, engine.id] as const);
let engines: Awaited<ReturnType<typeof startEngines>>;

beforeAll(async () => {
  keepRelease(release8);
  engines = await startEngines(table, [...new Set(ofRelease8.map(([, id]) => id))]);
}, 60_000);

/** What the page does with an export: nothing but data goes to a worker. */
async function select(exported: unknown, id: (typeof ofRelease8)[number][1]) {
  const { read } = engineWith(id);
  try {
    const query = structuredClone(read ? await read(exported, table.columns) : exported);
    return await engines[id]?.select(query);
  } catch (error) {
    if (error instanceof QueryRefused) return error.message;
    throw error;
  }
}

describe('the export that the page makes of a query in release 8', () => {
  it.each(ofRelease8)(
    '%s selects in the engine %s what the proof says',
    async (format, engine) => {
      const [some, refused] = [new Set<number>(), new Set<string>()];
      const query = queriesOn(table, { fields: true, independent: true });
      const property = fc.asyncProperty(query, fc.boolean(), async (drawn, parseNumbers) => {
        const asked = { query: drawn, release: '8', parseNumbers, formatSettings: {} } as unknown as RunRequest;
        expect(versionOf(asked)).toBe(next.version);
        const proof = await execute(drawn, { format, parseNumbers, engine }, next, engines, table);
        const selected = await select(exportOf(asked, format), engine);
        if (typeof selected === 'string') {
          expect(selected).toBe(proof.message);
          refused.add(selected);
        } else {
          expect(selected).toEqual({ rows: proof.rows, ...(proof.refused && { refused: proof.refused }) });
          if (proof.rows.length > 0) some.add(proof.rows.length);
        }
      });
      await fc.assert(property, { seed, numRuns: runs(40) });
      expect([...some].length, [...refused].join('\n')).toBeGreaterThan(5);
    },
    60_000,
  );
});
