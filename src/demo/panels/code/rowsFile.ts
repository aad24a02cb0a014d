import type { PackedTable } from '@site/src/dataset/packedTable';

/** The rows of a table as JSON, a row a line. */
export const rowsFile = ({ columns, values }: PackedTable): string =>
  `[\n${(values[0] ?? [])
    .map((_, row) =>
      JSON.stringify(Object.fromEntries(columns.map(({ name }, column) => [name, values[column]?.[row] ?? null]))),
    )
    .join(',\n')}\n]\n`;
