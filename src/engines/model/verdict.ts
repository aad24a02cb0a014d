import type { Cell } from '../../dataset/table';

/** What a rule or group says about a row; `refused` is an error of the engine on this row, or on all rows. */
export type Verdict = 'true' | 'false' | 'unknown' | 'refused';

export const verdict = (holds: boolean): Verdict => (holds ? 'true' : 'false');

export const not = (value: Verdict): Verdict => (value === 'true' ? 'false' : value === 'false' ? 'true' : value);

/** `false` wins, then an error, then `unknown`: SQL, and CEL, whose `&&` and `||` forgive an error that does not matter. */
export const all = (values: readonly Verdict[]): Verdict =>
  values.includes('false')
    ? 'false'
    : values.includes('refused')
      ? 'refused'
      : values.includes('unknown')
        ? 'unknown'
        : 'true';

export const any = (values: readonly Verdict[]): Verdict => not(all(values.map(not)));

/** As `all`, but from left to right: what stands behind a `false` or an error is not looked at. */
function allInOrder(values: readonly Verdict[]): Verdict {
  const end = values.findIndex((value) => value === 'false' || value === 'refused');
  return all(end < 0 ? values : values.slice(end, end + 1));
}

const anyInOrder = (values: readonly Verdict[]): Verdict => not(allInOrder(values.map(not)));

/** An error ends the query, wherever it is: what stands beside it may have been looked at before, or not. */
const allOrError = (values: readonly Verdict[]): Verdict => (values.includes('refused') ? 'refused' : all(values));
const anyOrError = (values: readonly Verdict[]): Verdict => not(allOrError(values.map(not)));

/** How an engine joins what rules say of a row, by `and` and by `or`. */
export const joins = ({ inOrder, endsAtError }: { inOrder?: true; endsAtError?: true }) =>
  inOrder
    ? ([allInOrder, anyInOrder] as const)
    : endsAtError
      ? ([allOrError, anyOrError] as const)
      : ([all, any] as const);

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** JavaScript's own comparison, with its conversions. */
export function javascript(operator: Comparison, left: Cell, right: Cell): boolean {
  // biome-ignore-start lint/suspicious/noDoubleEquals: json-logic-js compares so
  if (operator === '=') return left == right;
  if (operator === '!=') return left != right;
  // biome-ignore-end lint/suspicious/noDoubleEquals: json-logic-js compares so
  const [a, b] = [left as number, right as number];
  return operator === '<' ? a < b : operator === '<=' ? a <= b : operator === '>' ? a > b : a >= b;
}
