import {
  and,
  configureIndexDevMode,
  createCollection,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  like,
  localOnlyCollectionOptions,
  lt,
  lte,
  not,
  or,
  queryOnce,
} from '@tanstack/db';
import { type CreateEngine, QueryRefused, refusalOf } from '../Engine';
import type { Argument, OperatorName } from './calls';

// Its advice on the console is for programmers who choose their queries.
configureIndexDevMode({ enabled: false });

const operators: Record<OperatorName, unknown> = { and, or, not, eq, gt, gte, lt, lte, like, inArray, isNull };
/** The key of an item, which is its position in the table; no column has such a name. */
const key = ' position';
type Item = Record<string, unknown> & { [key]: number };

/** TanStack DB: a query on a collection that holds the table in memory. */
export const createTanstackDb: CreateEngine = async ({ rows }) => {
  const initialData = rows.map((row, position): Item => ({ ...row, [key]: position }));
  const movies = createCollection(
    localOnlyCollectionOptions<Item>({ id: 'movies', getKey: (item) => item[key], initialData }),
  );
  await movies.preload();
  return {
    async select(query) {
      try {
        if (!isCall(query)) throw new QueryRefused('This is not a condition of TanStack DB.');
        const selected = await queryOnce((builder) =>
          builder
            .from({ movie: movies })
            .where(({ movie }) => build(query, movie) as ReturnType<typeof eq>)
            .select(({ movie }) => ({ position: movie[key] })),
        );
        return { rows: selected.map(({ position }) => position).sort((a, b) => a - b) };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
};

const isCall = (value: unknown): value is { call: string; args: Argument[] } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'call');

/** Calls the operators of TanStack DB as the export did. */
function build(argument: unknown, fields: object): unknown {
  if (Array.isArray(argument)) return argument.map((item) => build(item, fields));
  if (typeof argument !== 'object' || argument === null) return argument;
  if (!isCall(argument)) {
    if ('field' in argument) return fields[argument.field as keyof typeof fields];
    throw new QueryRefused('This is neither an operator nor a field of TanStack DB.');
  }
  if (!Object.hasOwn(operators, argument.call) || !Array.isArray(argument.args))
    throw new QueryRefused(`This page does not run "${argument.call}" in TanStack DB.`);
  const operator = operators[argument.call as OperatorName] as (...args: unknown[]) => unknown;
  return operator(...argument.args.map((item) => build(item, fields)));
}
