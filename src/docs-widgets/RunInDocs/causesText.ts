import { grouped } from '../../dataset/countInWords';
import { type CauseId, causeIds, causes } from '../../engines/model/causes';
import { linkFromExport, sectionOf, tableSection } from '../../engines/model/sections';
import type { Results } from '../../engines/proof/measure';

/** A row of the table: a cause that was met, its sentence, and how often each format selected other rows for it. */
export type ExplainedCause = {
  id: CauseId;
  label: string;
  sentence: string;
  /** Address of the section that explains it, from the page of the table, if it is another one than the table's. */
  address?: string;
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
      return {
        id,
        ...causes[id],
        ...(sectionOf(id, major) !== tableSection && { address: linkFromExport(id, major) }),
        queries: sum(both.map(({ causes: counts }) => counts[id]?.queries)),
        formats: formats
          .map((name): [string, number] => [name, sum(both.map((table) => table.causes[id]?.formats[name]))])
          .filter(([, number]) => number > 0),
      };
    });
  const engineVersions = Object.entries(engines).map(([name, version]) => `${name} ${version}`);
  return {
    before: `${grouped(sum(both.map(({ queries }) => queries)))} random queries were exported by ${release} and run: half of them on ${tables.movies.rows} rows of the movies table, and half on ${tables.hostile.rows} rows with many missing values, quotes, wildcards, accents and line breaks.`,
    agreed: `All formats selected the same rows for ${grouped(sum(both.map(({ agree }) => agree)))}.`,
    after: 'Each difference has one of the causes below.',
    meaning:
      'The expected rows follow SQL for missing values, the column for the type of a value, and the exact characters for text; an empty group selects everything. For each cause, the table counts the queries for which a format selects other rows, or whose engine rejects them.',
    head: ['Cause', 'Queries', 'Formats'],
    rows,
    end: `Run in ${engineVersions.join(', ')}; seed ${seed}. These engines stand in for the real ones, and differ where the table says so. Half of the queries were exported with \`parseNumbers\`, if the release has it.${notExecuted.length ? ` Not run: ${notExecuted.join(', ')}.` : ''}`,
  };
}
