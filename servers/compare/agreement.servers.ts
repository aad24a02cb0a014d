import { readFileSync, writeFileSync } from 'node:fs';
import * as next from 'samples-next/release';
import * as latest from 'samples-v5/release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Release } from '../../src/engines/proof/run';
import { createSqlite } from '../../src/engines/sqlite/engine';
import { type Agreement, type Answers, tablesOf } from '../agreement';
import { pages } from '../pages';
import { attack } from './attacks';
import { ask, type Count, compare } from './compare';
import { examples } from './examples';
import { compareLdap } from './ldap';
import { connectMariadb } from './mariadb';
import { connectPostgresql } from './postgresql';
import type { Server } from './Server';
import { connectSlapd, schemas } from './slapd';
import { drawnTables, tables } from './tables';

const releases = [next, latest] as unknown as Release[];
const file = 'servers/agreement.json';
const stored: Agreement = JSON.parse(readFileSync(file, 'utf8'));
/** TEST_SEED draws other queries; then nothing is compared with the file. */
const seed = Number(process.env.TEST_SEED ?? stored.seed);
/** Queries on each table. */
const runs = 1000;

let servers: Server[];
let slapd: Awaited<ReturnType<typeof connectSlapd>>;
beforeAll(async () => {
  console.log('Loading the tables …');
  servers = [await connectPostgresql(), await connectMariadb()];
  slapd = await connectSlapd();
}, 300_000);
afterAll(async () => {
  await Promise.all([...(servers ?? []), ...(slapd ? [slapd] : [])].map((server) => server.close()));
});

const found: Pick<Agreement, 'counts' | 'examples'> = { counts: {}, examples: {} };
function countOf(version: string, key: string): Count {
  found.counts[version] ??= {};
  found.counts[version][key] ??= { queries: 0, alike: 0, attributed: 0, causes: {} };
  return found.counts[version][key] as Count;
}

it.each(releases.flatMap((release) => drawnTables.map((table) => [release.version, table, release] as const)))(
  'release %s on the table %s: every difference to SQLite has a cause',
  async (version, table, release) => {
    let done = 0;
    await compare(
      release,
      servers,
      table,
      { seed, runs },
      (server, { format, how }) => countOf(version, `${server.name}, \`${format}\`, ${how}`),
      () => {
        done += 1;
        if (done % 100 === 0) console.log(`release ${version}, ${table}: ${done} of ${runs} queries`);
      },
    );
  },
  900_000,
);

it.each(schemas.flatMap((schema) => drawnTables.map((table) => [schema, table] as const)))(
  'slapd, schema %s, on the table %s: every difference to the evaluator has a cause',
  async (schema, table) => {
    const count = countOf(next.version, `OpenLDAP, \`ldap\`, ldapts, text ${schema}`);
    await compareLdap(releases[0] as Release, slapd, [table, schema], { seed, runs: runs / 2 }, count);
  },
  300_000,
);

it.each(releases.map((release) => [release.version, release] as const))(
  'release %s: the examples',
  async (version, release) => {
    const major = Number.parseInt(version, 10);
    const table = tables['all movies'];
    const sqlite = await createSqlite(table);
    const answersOf = async ({
      surprise,
      rule,
      parseNumbers,
      typing = 'double',
    }: (typeof examples)[number]): Promise<Answers> => {
      const query = { combinator: 'and', rules: [rule] };
      const exported = (options = {}) =>
        String(
          release.formatQuery(
            query as never,
            { format: 'sql', ...(parseNumbers && { parseNumbers }), ...options } as never,
          ),
        );
      const answers: Answers['answers'] = {
        SQLite: await answerOf(async () => (await sqlite.select(exported())).rows),
      };
      for (const server of servers)
        for (const collation of server.collations.filter(isInExamples)) {
          const [way] = server.ways(major);
          if (!way) continue;
          const place = { table: 'all movies', typing, collation } as const;
          const { rows, refused } = await ask(server, exported(way.options), way, place, table);
          answers[`${server.name} ${collation}`] = refused ? 'error' : rows.length;
        }
      return { surprise, sql: exported().slice(1, -1), typing, answers };
    };
    const list: Answers[] = [];
    for (const example of examples) list.push(await answersOf(example));
    found.examples[version] = list;
  },
  60_000,
);

it('SQL in a part of a query selects nothing by an ORM', async () => {
  const release = releases[0] as Release;
  for (const server of servers)
    for (const way of server.ways(8).filter(({ orm }) => orm))
      expect(await attack(release, server, way), `${server.name}, ${way.format}`).toEqual([]);
});

/** Languages have the order of ICU's root but for a few letters, which the conditions do not have. */
const isInExamples = (collation: string) => !/^(en|sv)-/.test(collation);

const answerOf = async (run: () => Promise<number[]>) => (await run().catch(() => undefined))?.length ?? 'error';

it('the tables of the pages are those of this run', () => {
  const every = Object.values(found.counts).flatMap(Object.values) as Count[];
  const total = every.reduce((sum, { queries }) => sum + queries, 0);
  const sumOf = (part: 'alike' | 'attributed') => every.reduce((sum, count) => sum + count[part], 0);
  console.log(
    `${total} comparisons, ${sumOf('alike')} alike, each of the others with a cause, which for ${sumOf('attributed')} is attributed and no rows are predicted`,
  );
  expect(total).toBeGreaterThanOrEqual(20_000);
  if (process.env.TEST_SEED) return;
  const versions = {
    ...Object.fromEntries(servers.map(({ name, version }) => [name, version])),
    OpenLDAP: process.env.SLAPD_VERSION ?? '',
  };
  const { date, ...rest } = stored;
  const now = { seed, queries: 2 * runs, versions, ...found };
  if (!process.env.SERVER_CAPTURE) return expect(now).toEqual(rest);
  const agreement: Agreement = { date: new Date().toISOString().slice(0, 10), ...now };
  writeFileSync(file, `${JSON.stringify(agreement, null, 2)}\n`);
  for (const [page, release] of pages) writeFileSync(page, tablesOf(agreement, release));
});
