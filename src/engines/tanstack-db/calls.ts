import { QueryRefused } from '../Engine';

/** The operators of TanStack DB that the library's export calls. */
export const operatorNames = ['and', 'or', 'not', 'eq', 'gt', 'gte', 'lt', 'lte', 'like', 'inArray', 'isNull'] as const;
export type OperatorName = (typeof operatorNames)[number];

/** What an export says, as data: calls of operators on fields and values. The worker makes them of TanStack DB's own. */
export type Call = { call: OperatorName; args: Argument[] };
export type Argument = Call | { field: string } | string | number | boolean | null | undefined | Argument[];

/** Stand in for TanStack DB's operators on the page, and write down how they are called. */
export const operators = Object.fromEntries(
  operatorNames.map((call) => [call, (...args: Argument[]): Call => ({ call, args })]),
) as Record<OperatorName, (...args: Argument[]) => Call>;

/** Any name is a field: TanStack DB does not know the columns either. */
const fields = new Proxy({}, { get: (_, field) => ({ field: String(field) }) });

/**
 * Calls the `where` that the library exports for TanStack DB, as `.where()` does.
 * @throws {QueryRefused} when the export is no such function, or was made without operators
 */
export function readCallback(exported: unknown): Call {
  if (typeof exported !== 'function') throw new QueryRefused('The export is not a function for TanStack DB.');
  const where: unknown = exported({ movie: fields });
  if (where === undefined) throw new QueryRefused('The export was made without the operators of TanStack DB.');
  return where as Call;
}
