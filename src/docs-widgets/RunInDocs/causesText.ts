import { type CauseId, causeIds, causes } from '../../engines/model/causes';
import { sectionOf, tableSection } from '../../engines/model/sections';
import type { Results } from '../../engines/proof/measure';

const format = new Intl.NumberFormat('en');
export const count = (number: number) => format.format(number);

/** A row of the table: a cause that was met, its sentence, and how often each format selected other rows for it. */
export type ExplainedCause = {
  id: CauseId;
  label: string;
  sentence: string;
  /** Anchor of the section that explains it on the same page, if it is another one than the table's. */
  section?: string;
  queries: number;
  formats: [format: string, queries: number][];
};

/** What the table of causes of a release says, for the page and its Markdown; backticks are code. */
export function causesText({ release, seed, engines, formats, notExecuted, tables }: Results) {
  const both = [tables.movies, tables.hostile];
  const major = Number.parseInt(release, 10);
  const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((total, each) => total + (each ?? 0), 0);
  const rows = causeIds
    .filter((id) => both.some(({ causes: counts }) => counts[id]))
    .map((id): ExplainedCause => {
      const section = sectionOf(id, major);
      return {
        id,
        ...causes[id],
        ...(section !== tableSection && { section }),
        queries: sum(both.map(({ causes: counts }) => counts[id]?.queries)),
        formats: formats
          .map((name): [string, number] => [name, sum(both.map((table) => table.causes[id]?.formats[name]))])
          .filter(([, number]) => number > 0),
      };
    });
  const ran = Object.entries(engines).map(([name, version]) => `${name} ${version}`);
  return {
    before: `${count(sum(both.map(({ queries }) => queries)))} random queries were exported by ${release} and run: one half on ${tables.movies.rows} rows of the movies table, the other on ${tables.hostile.rows} rows full of missing values, quotes, wildcards, accents and line breaks.`,
    agreed: `All formats selected the same rows for ${count(sum(both.map(({ agree }) => agree)))}.`,
    after: 'Each of the other differences has one of the causes below.',
    meaning:
      'What a query means is taken from SQL for missing values, from the column for the type of a value, and literally for text; an empty group means everything. Counted for each cause are the queries with a format that selects other rows because of it, or whose engine refuses them.',
    head: ['Cause', 'Queries', 'Formats'],
    rows,
    end: `Run in ${ran.join(', ')}; seed ${seed}. These stand in for the real engines, and differ where the table says so. Half of the queries were exported with \`parseNumbers\`, if the release has it.${notExecuted.length ? ` Not run: ${notExecuted.join(', ')}.` : ''}`,
  };
}
