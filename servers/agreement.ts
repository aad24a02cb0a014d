import type { Count } from './compare/compare';

/** What the servers select for an example: a number of rows, or what they say instead. */
export type Answers = { surprise: string; sql: string; typing: string; answers: Record<string, number | 'error'> };

/** What `npm run test:servers -- -u` writes to agreement.json. */
export type Agreement = {
  date: string;
  seed: number;
  /** Queries of each release. */
  queries: number;
  versions: Record<string, string>;
  /** By release, then by server and way to send exports. */
  counts: Record<string, Record<string, Count>>;
  examples: Record<string, Answers[]>;
};

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** SQL of a cell in a table of Markdown. */
const code = (sql: string) => `\`${sql.replaceAll('|', '\\|')}\``;

/** The tables that the page of a release shows, in Markdown. */
export function tablesOf({ date, versions, counts, examples }: Agreement, release: string): string {
  const of = examples[release] ?? [];
  const places = Object.keys(of[0]?.answers ?? {});
  const answers = of.map(({ surprise, sql, answers: found }) => [
    surprise,
    code(sql),
    ...places.map((place) => found[place] ?? ''),
  ]);
  const agreed = Object.entries(counts[release] ?? {}).map(([way, { queries, alike }]) => [
    way,
    queries,
    alike,
    queries - alike,
  ]);
  return `${[
    `{/* Written by npm run test:servers -- -u, which ran it on ${date}. */}`,
    table(['what', 'condition', ...places], answers),
    `Run on ${date}: ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    table(['server, format and client', 'queries', 'as here', 'otherwise, each with a cause'], agreed),
  ].join('\n\n')}\n`;
}
