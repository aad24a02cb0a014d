import fc from 'fast-check';
import * as next from 'samples-next/release';
import { beforeAll, expect, it } from 'vitest';
import { runs, seed } from '../../../scripts/testScale';
import { dialectOf } from '../model/dialect';
import { explainDifference } from '../model/explain';
import { fits, predict } from '../model/judge';
import { matchQueriesOn } from './matchQueries';
import { type Engines, execute, startEngines } from './run';
import { movieRows } from './tables';

const table = movieRows();
/** Every format whose engine has a model, and that engine. */
const formats = [
  ['sql', 'sqlite'],
  ['parameterized', 'sqlite'],
  ['parameterized_named', 'sqlite'],
  ['mongodb', 'mongodb'],
  ['mongodb_query', 'mongodb'],
  ['jsonlogic', 'jsonlogic'],
  ['cel', 'cel'],
  ['jsonata', 'jsonata'],
  ['drizzle', 'drizzle'],
  ['tanstack_db', 'tanstack-db'],
  ['sequelize', 'sequelize'],
  ['prisma', 'prisma'],
  ['spel', 'spel'],
  ['ldap', 'ldap'],
  ['sparql', 'sparql'],
  ['cypher', 'cypher'],
  ['gql', 'gql'],
] as const;

let engines: Engines;
beforeAll(async () => {
  engines = await startEngines(
    table,
    formats.map(([, engine]) => engine),
  );
}, 60_000);

/** Formats that count items: they differ from what a query means in some of them only. */
const counting = new Set(['mongodb', 'mongodb_query', 'jsonlogic', 'cel', 'jsonata']);

it.each(formats)(
  'match modes in %s select what the model predicts, and other rows than are meant only with a cause',
  async (format, engine) => {
    const seen = { same: 0, different: 0 };
    const property = fc.asyncProperty(matchQueriesOn(table), fc.boolean(), async (query, parseNumbers) => {
      const dialect = dialectOf(format, next.version, parseNumbers, engine);
      const answer = await execute(query, { format, parseNumbers, engine }, next, engines, table);
      const prediction = predict(query, table, dialect);
      if (!fits(prediction, answer))
        throw new Error(
          `${JSON.stringify(answer.exported)}\n${answer.message ?? answer.rows}\nmodel: ${JSON.stringify(prediction)}`,
        );
      const causes = explainDifference(query, table, dialect);
      expect(causes).toBeDefined();
      seen[causes?.length === 0 ? 'same' : 'different'] += 1;
    });
    await fc.assert(property, { seed, numRuns: runs(60, 500) });
    // CEL means what the query says, always.
    if (format !== 'cel') expect(seen.different).toBeGreaterThan(0);
    if (counting.has(format)) expect(seen.same).toBeGreaterThan(seen.different);
  },
  60_000,
);
