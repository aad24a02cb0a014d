import type { EngineId } from '../registry';
import type { CauseId } from './causes';

/** How one release writes one format, and how its engine understands that. */
export type Dialect = {
  format: string;
  engine: EngineId;
  /** Major version of the release: 3, 4, 5, 8. */
  major: number;
  parseNumbers: boolean;
  /** The switches that are on. */
  causes: ReadonlySet<CauseId>;
};

const sql: CauseId[] = [
  'like-wildcards',
  'like-case',
  'unfinished',
  'lists',
  'range-order',
  'quoting',
  'text-as-number',
  'text-in-number',
  'lost-wildcards',
  'no-number',
];

const switches: Record<EngineId, CauseId[]> = {
  sqlite: sql,
  mongodb: [
    'null-as-value',
    'regex',
    'not-dropped',
    'merged-groups',
    'empty-group',
    'unfinished',
    'lists',
    'range-order',
    'quoting',
    'number-as-text',
    'text-as-number',
    'number-syntax',
    'text-in-number',
    'field-comparison',
    'broken-gte',
  ],
  jsonlogic: [
    'null-as-value',
    'null-as-zero',
    'merged-groups',
    'empty-group',
    'unfinished',
    'range-order',
    'number-as-text',
    'text-as-number',
    'text-in-number',
    'no-number',
    'empty-text',
  ],
  cel: [
    'null-as-value',
    'null-error',
    'unfinished',
    'range-order',
    'quoting',
    'number-as-text',
    'text-as-number',
    'number-syntax',
    'text-in-number',
    'no-number',
    'mixed-list',
  ],
  spel: [
    'null-error',
    'regex',
    'unfinished',
    'range-order',
    'quoting',
    'number-as-text',
    'text-as-number',
    'number-syntax',
    'field-comparison',
    'no-number',
  ],
};

/** The formats that an engine here runs, by name. */
export const executable: Record<string, EngineId> = {
  sql: 'sqlite',
  parameterized: 'sqlite',
  parameterized_named: 'sqlite',
  mongodb: 'mongodb',
  mongodb_query: 'mongodb',
  cel: 'cel',
  spel: 'spel',
  jsonlogic: 'jsonlogic',
};

/**
 * The dialect of a format.
 * @param release release of the library, such as `5.4.1`
 * @throws when no engine here runs the format
 */
export function dialectOf(format: string, release: string, parseNumbers = false): Dialect {
  const engine = executable[format];
  if (!engine) throw new Error(`No engine here runs ${format}.`);
  return { format, engine, major: Number.parseInt(release, 10), parseNumbers, causes: new Set(switches[engine]) };
}

/** The same dialect with some of its switches off: it then behaves as the query means in these respects. */
export const without = (dialect: Dialect, off: Iterable<CauseId>): Dialect => {
  const causes = new Set(dialect.causes);
  for (const cause of off) causes.delete(cause);
  return { ...dialect, causes };
};

/** What a query means, to which the formats are compared: SQL's logic with typed columns and plain text. */
export const meaning = (dialect: Dialect): Dialect => ({ ...dialect, causes: new Set() });
