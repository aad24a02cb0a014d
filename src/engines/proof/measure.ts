import fc from 'fast-check';
import type { ExportFormat } from 'samples-next/release';
import type { Table } from '../../dataset/table';
import { type CauseId, causeIds } from '../model/causes';
import { dialectOf } from '../model/dialect';
import { explainDifference } from '../model/explain';
import { fits, type Prediction, predict, same } from '../model/judge';
import { models } from '../model/models';
import { runsInProof } from '../registry';
import { queriesOn } from './queries';
import { type Answer, execute, type Release, startEngines } from './run';

/**
 * How queries are drawn: `runs` of them on each of the two tables. The first ones of a seed are the same in any number.
 * `quantities`: also with what release 8 alone takes for numbers.
 */
export type Draw = { seed: number; runs: number; quantities?: boolean };
/** The draw whose counts are published: 2,000 queries for each line. */
export const published: Draw = { seed: 20240229, runs: 1000 };

/** What is counted in a run: in how many queries each cause makes a format select other rows than the query means. */
export type Counts = {
  queries: number;
  rows: number;
  /** Queries for which all formats select the same rows. */
  agree: number;
  causes: Partial<Record<CauseId, { queries: number; formats: Record<string, number> }>>;
};

/** What a run gives for a line: the checked-in file of its release. */
export type Results = {
  release: string;
  seed: number;
  engines: Record<string, string>;
  formats: string[];
  /** Formats of the release that no engine here runs. */
  notExecuted: string[];
  tables: { movies: Counts; hostile: Counts };
};

// Exhaustive by type; the older releases have some of them.
const allFormats = Object.keys({
  json: 0,
  json_without_ids: 0,
  sql: 0,
  parameterized: 0,
  parameterized_named: 0,
  mongodb: 0,
  mongodb_query: 0,
  cel: 0,
  spel: 0,
  jsonlogic: 0,
  elasticsearch: 0,
  jsonata: 0,
  natural_language: 0,
  ldap: 0,
  prisma: 0,
  drizzle: 0,
  sequelize: 0,
  tanstack_db: 0,
  cypher: 0,
  gql: 0,
  sparql: 0,
  gremlin: 0,
  diagnostics: 0,
} satisfies Record<ExportFormat, 0>);

/** The formats of a release, by trying: it answers an unknown one with an empty text. */
export function formatsOf({ version, formatQuery }: Release): { executed: string[]; notExecuted: string[] } {
  const query = { combinator: 'and', rules: [{ field: 'f', operator: '=', value: 'v' }] };
  const known = allFormats.filter((format) => formatQuery(query as never, format as never) !== '');
  const predicted = new Set(predictedRuns(version).map(({ format }) => format));
  return {
    executed: known.filter((format) => predicted.has(format)),
    notExecuted: known.filter((format) => !predicted.has(format)),
  };
}

/**
 * Runs random queries through every executable format of a release and its engine, and compares with the model.
 * @throws with the smallest query that shows it, when an engine answers otherwise than the model predicts
 */
export async function measure(release: Release, table: Table, { seed, runs, quantities }: Draw): Promise<Counts> {
  const formats = formatsOf(release).executed;
  const major = Number.parseInt(release.version, 10);
  const engines = await startEngines(table, [
    ...new Set(predictedRuns(release.version).map(({ engine }) => engine.id)),
  ]);
  const counts: Counts = { queries: 0, rows: table.rows.length, agree: 0, causes: {} };
  // Release 3 knows neither fields as values, nor independent combinators, nor parseNumbers.
  const queries = queriesOn(table, { fields: major > 3, independent: major > 3, quantities });
  const parseNumbers = major > 3 ? fc.boolean() : fc.constant(false);

  const property = fc.asyncProperty(queries, parseNumbers, async (query, numbers) => {
    const answers: Answer[] = [];
    const found = new Map<CauseId, string[]>();
    for (const format of formats) {
      const dialect = dialectOf(format, release.version, numbers);
      const answer = await execute(query, { format, parseNumbers: numbers }, release, engines, table);
      const prediction = predict(query, table, dialect);
      if (!fits(prediction, answer)) throw new Error(report(release, format, table, answer, prediction));
      answers.push(answer);
      const named = explainDifference(query, table, dialect);
      if (!named) throw new Error(`No cause:\n${report(release, format, table, answer, prediction)}`);
      for (const cause of named) found.set(cause, [...(found.get(cause) ?? []), format]);
    }
    count(counts, answers, found);
  });
  await fc.assert(property, { seed, numRuns: runs });
  counts.causes = Object.fromEntries(causeIds.flatMap((id) => (counts.causes[id] ? [[id, counts.causes[id]]] : [])));
  return counts;
}

function count(counts: Counts, answers: Answer[], found: Map<CauseId, string[]>): void {
  counts.queries += 1;
  const [first, ...others] = answers;
  if (first && others.every(({ rows }) => same(rows, first.rows))) counts.agree += 1;
  for (const [cause, formats] of found) {
    const entry = counts.causes[cause] ?? { queries: 0, formats: {} };
    counts.causes[cause] = entry;
    entry.queries += 1;
    for (const format of formats) entry.formats[format] = (entry.formats[format] ?? 0) + 1;
  }
}

function report(release: Release, format: string, table: Table, answer: Answer, predicted: Prediction): string {
  const only = (these: number[], those: number[]) => these.filter((row) => !those.includes(row));
  const refused = answer.refused?.rows ?? [];
  const show = (label: string, rows: number[]) =>
    rows.length > 0 && `${label} (${rows.length}), such as ${JSON.stringify(table.rows[rows[0] as number])}`;
  return [
    `react-querybuilder ${release.version}, ${format}: the engine does not select what the model predicts.`,
    `exported: ${typeof answer.exported === 'string' ? answer.exported : JSON.stringify(answer.exported)}`,
    show('selected, not predicted', only(answer.rows, predicted.rows)),
    show('predicted, not selected', only(predicted.rows, answer.rows)),
    show(`error, not predicted: ${answer.refused?.message}`, only(refused, predicted.refused)),
    show('error predicted, not given', only(predicted.refused, refused)),
  ]
    .filter(Boolean)
    .join('\n');
}

/** What the model predicts of a release, among what is run unasked. */
const predictedRuns = (release: string) => runsInProof(release).filter(({ engine }) => models[engine.id]);

/** The engines of a run, by package and version. Those on request are in no published count. */
export const engineVersions = (release: string): Record<string, string> =>
  Object.assign({}, ...predictedRuns(release).map(({ engine }) => engine.packages));
