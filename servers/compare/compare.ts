import fc from 'fast-check';
import type { Group } from '../../packages/query';
import type { Table } from '../../src/dataset/table';
import { messageOf, QueryRefused, type Selection } from '../../src/engines/Engine';
import type { CauseId } from '../../src/engines/model/causes';
import { type Dialect, dialectOf, without } from '../../src/engines/model/dialect';
import { explainBetween } from '../../src/engines/model/explain';
import { fits, predict, same } from '../../src/engines/model/judge';
import { queriesOn } from '../../src/engines/proof/queries';
import { type Engines, execute, type Release, startEngines } from '../../src/engines/proof/run';
import { asCause, type ServerCause } from '../../src/engines/servers/causes';
import type { LdapCause } from '../../src/engines/servers/slapd';
import { ormNames } from './orms';
import type { Place, Server, Way } from './Server';
import { type TableName, tables, typed, typings } from './tables';

/** What is counted of a server, a way to send exports, and a release. */
export type Count = {
  queries: number;
  /** Queries for which the server selects what our engine does. */
  alike: number;
  /** Of the others, those whose cause is attributed: of their rows the model says nothing. */
  attributed: number;
  /** Of the others, how many have each cause. */
  causes: Partial<Record<CauseId | ServerCause | LdapCause, number>>;
};

export type Draw = { seed: number; runs: number };

/**
 * Runs random queries on servers and in SQLite as the page has it, and compares both with the model and each other.
 * @param onQuery told after each query
 * @throws with the smallest query that shows it, when a server answers otherwise than its model predicts, or selects other
 *   rows than SQLite without a cause
 */
export async function compare(
  release: Release,
  servers: readonly Server[],
  tableName: TableName,
  { seed, runs }: Draw,
  countOf: (server: Server, way: Way) => Count,
  onQuery: () => void,
): Promise<void> {
  const major = Number.parseInt(release.version, 10);
  const table = tables[tableName];
  const engines = await startEngines(table, ['sqlite', ...ormNames]);
  const queries = queriesOn(table, { fields: true, independent: true, quantities: major >= 8 });
  const property = fc.asyncProperty(
    queries,
    fc.boolean(),
    fc.constantFrom(...typings),
    fc.nat({ max: 14 }),
    async (query, parseNumbers, typing, index) => {
      for (const server of servers) {
        const collation = server.collations[index % server.collations.length] as Place['collation'];
        const place: Place = { table: tableName, typing, collation };
        for (const way of server.ways(major)) {
          const found = await compareOne({ query, parseNumbers, release, server, way, place, engines });
          const count = countOf(server, way);
          count.queries += 1;
          if (!found) count.alike += 1;
          if (found?.isAttributed) count.attributed += 1;
          for (const cause of found?.causes ?? []) count.causes[cause] = (count.causes[cause] ?? 0) + 1;
        }
      }
      onQuery();
    },
  );
  await fc.assert(property, { seed, numRuns: runs });
}

type One = {
  query: Group;
  parseNumbers: boolean;
  release: Release;
  server: Server;
  way: Way;
  place: Place;
  engines: Engines;
};

/** Why a server selects other rows than SQLite; `isAttributed` where the model does not predict which. */
type Found = { causes: readonly (CauseId | ServerCause)[]; isAttributed?: true };
const attributed = (cause: CauseId | ServerCause): Found => ({ causes: [cause], isAttributed: true });

/** @returns nothing if the server selects the same rows as SQLite */
async function compareOne(one: One): Promise<Found | undefined> {
  const { query, parseNumbers, release, server, way, place, engines } = one;
  const { format, orm: engine = 'sqlite' } = way;
  const table = typed(tables[place.table], place.typing);
  const model = server.model(place, way);
  const ours = dialectOf(format, release.version, parseNumbers, engine);
  const theirs: Dialect = { ...ours, model, causes: new Set(model.switches) };
  const exported = release.formatQuery(
    query as never,
    { format, ...(parseNumbers && { parseNumbers }), ...way.options } as never,
  );
  const own = await execute(query, { format, parseNumbers, engine }, release, engines, table);
  const answer = await ask(server, exported, way, place, table);
  const isSame = same(own.rows, answer.rows) && same(own.refused?.rows ?? [], answer.refused?.rows ?? []);
  const unpredicted = server.unpredicted?.(query, place, way);
  if (unpredicted) return isSame ? undefined : attributed(unpredicted);
  const predicted = predict(query, table, theirs);
  if (!fits(predicted, answer)) throw new Error(report(one, exported, answer, predicted.rows, table));
  if (isSame) return undefined;
  if (predicted.open) return attributed(predicted.open === true ? rowError(one, theirs, table) : predicted.open);
  const ownPrediction = predict(query, table, ours);
  if (ownPrediction.open) return attributed(ownPrediction.open as CauseId);
  const causes = explainBetween(query, table, ours, theirs);
  if (!causes?.length) throw new Error(`No cause:\n${report(one, exported, answer, own.rows, table)}`);
  return { causes };
}

/** Why there is an error on some row: LIKE under a collation that refuses it, or a pattern that ends with a backslash. */
function rowError({ query }: One, dialect: Dialect, table: Table): CauseId | ServerCause {
  const { open } = predict(query, table, without(dialect, [asCause('collation-like')]));
  return open ? 'quoting' : 'collation-like';
}

/** Runs an export on a server; what it refuses is an error on every row. */
export async function ask(
  server: Server,
  exported: unknown,
  way: Way,
  place: Place,
  { rows }: Table,
): Promise<Selection> {
  try {
    return { rows: await server.select(exported, way, place) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { rows: [], refused: { rows: rows.map((_, index) => index), message: messageOf(error) } };
  }
}

/** Whether a server refuses a query, and has not ended or lost its disk; or an ORM does before it. */
function isRefusal(error: unknown): boolean {
  if (error instanceof QueryRefused) return true;
  const { code, sqlState } = error as { code?: unknown; sqlState?: unknown };
  const state = typeof sqlState === 'string' ? sqlState : String(code ?? '');
  return /^[\dA-Z]{5}$/.test(state) && !/^(08|53|57P|58|XX)/.test(state);
}

function report(one: One, exported: unknown, answer: Selection, other: readonly number[], { rows }: Table): string {
  const only = (these: readonly number[], those: readonly number[]) => these.filter((row) => !those.includes(row));
  const show = (label: string, found: number[]) =>
    `${label} (${found.length}): ${JSON.stringify(found.slice(0, 2).map((row) => rows[row]))}`;
  return [
    `${one.server.name}, ${one.way.format} by ${one.way.how}, release ${one.release.version}, ${Object.values(one.place).join(', ')}`,
    typeof exported === 'string' ? exported : JSON.stringify(typeof exported === 'function' ? one.query : exported),
    answer.refused?.message,
    show('selected', only(answer.rows, other)),
    show('not selected', only(other, answer.rows)),
  ].join('\n');
}
