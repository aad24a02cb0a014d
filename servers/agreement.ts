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

/** A server and its collation as a heading, whose parts can stand below each other: all of MariaDB's are of utf8mb4. */
const heading = (place: string) => place.replace('utf8mb4_', '').replaceAll('_', ' ');

/** The tables that the page of a release shows, in Markdown. */
export function tablesOf({ date, versions, counts, examples }: Agreement, release: string): string {
  const of = examples[release] ?? [];
  const places = Object.keys(of[0]?.answers ?? {});
  /** The answers of one server beside those of SQLite: all of them side by side are wider than a page. */
  const answersOf = (server: string) => {
    const shown = places.filter((place) => place === 'SQLite' || place.startsWith(server));
    const rows = of.map(({ surprise, sql, answers }) => [
      surprise,
      code(sql),
      ...shown.map((place) => answers[place] ?? ''),
    ]);
    return table(['what', 'condition', ...shown.map(heading)], rows);
  };
  const agreed = Object.entries(counts[release] ?? {}).map(([way, { queries, alike }]) => [
    way,
    queries,
    alike,
    queries - alike,
  ]);
  return `${[
    `{/* Written by npm run test:servers -- -u, which ran it on ${date}. */}`,
    answersOf('PostgreSQL'),
    answersOf('MariaDB'),
    `Run on ${date}: ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    table(['server, format and client', 'queries', 'as here', 'otherwise, each with a cause'], agreed),
  ].join('\n\n')}\n`;
}
