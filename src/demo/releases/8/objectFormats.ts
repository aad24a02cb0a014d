import type { DemoField } from '@site/src/dataset/fields';
import { quote } from '@site/src/own-data/code/printValue';
import type { Format } from '../DemoRelease';
import { printCode, writingOperators, writingTag, written } from './printCode';

const columnsOf = (table: string, fields: readonly DemoField[]) =>
  Object.fromEntries(
    fields.map(({ name }) => [
      name,
      written(/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? `${table}.${name}` : `${table}[${quote(name)}]`),
    ]),
  );

const drizzleOperators = {
  ...writingOperators([
    'and',
    'between',
    'eq',
    'gt',
    'gte',
    'inArray',
    'isNotNull',
    'isNull',
    'like',
    'lt',
    'lte',
    'ne',
    'not',
    'notBetween',
    'notInArray',
    'notLike',
    'or',
  ]),
  sql: writingTag,
};
type Drizzle = (columns: object, operators: object) => unknown;

/** A function of the columns and Drizzle's operators, shown as the calls that it makes. */
export const drizzle = (table: string, fields: readonly DemoField[]): Partial<Format> => ({
  after: `(getTableColumns(${table}), getOperators())`,
  imports: ["import { getOperators, getTableColumns } from 'drizzle-orm';"],
  print: (exported) => printCode((exported as Drizzle)(columnsOf(table, fields), drizzleOperators)),
});

const tanStackNames = ['and', 'eq', 'gt', 'gte', 'inArray', 'isNull', 'like', 'lt', 'lte', 'not', 'or'];

/** A function of the collections, shown as the calls that it makes. */
export const tanstackDb = (item: string, fields: readonly DemoField[]): Partial<Format> => ({
  more: {
    options: { context: { tanStackDbOperators: writingOperators(tanStackNames) } },
    code: `context: { tanStackDbOperators: { ${tanStackNames.join(', ')} } }`,
  },
  imports: [`import { ${tanStackNames.join(', ')} } from '@tanstack/db';`],
  print: (exported) => printCode((exported as (refs: object) => unknown)({ [item]: columnsOf(item, fields) })),
});

const sequelizeNames = [
  'and',
  'between',
  'col',
  'endsWith',
  'eq',
  'gt',
  'gte',
  'in',
  'is',
  'like',
  'lt',
  'lte',
  'ne',
  'not',
  'notBetween',
  'notIn',
  'notLike',
  'or',
  'startsWith',
  'substring',
];
const { col, fn } = writingOperators(['col', 'fn']);

/** An object whose keys are Sequelize's symbols. */
export const sequelize = {
  more: {
    options: {
      context: {
        sequelizeOperators: Object.fromEntries(sequelizeNames.map((name) => [name, Symbol(`Op.${name}`)])),
        sequelizeCol: col,
        sequelizeFn: fn,
      },
    },
    code: 'context: { sequelizeOperators: Op, sequelizeCol: col, sequelizeFn: fn }',
  },
  imports: ["import { col, fn, Op } from 'sequelize';"],
  print: (exported) => printCode(exported),
} satisfies Partial<Format>;
