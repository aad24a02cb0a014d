/**
 * What a function that `formatQuery` returns does with the operators that it is given, as plain data: it can be printed as
 * code, be sent to a worker, and be done again there with the operators of the real library (`replay`).
 */
export type Call = { call: string; args: Recorded[] };
/** The name of a column, where a library takes an object for it. */
export type Reference = { reference: string };
export type Recorded = Call | Reference | Recorded[] | string | number | boolean | null | undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call => isObject(value) && 'call' in value && 'args' in value;

/** Whether an export is what was recorded. */
export const isCalls = isCall;

/** Operators that write down what they are called with. */
export const recordingOperators = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((call) => [call, (...args: Recorded[]): Call => ({ call, args })])) as Record<
    Name,
    (...args: Recorded[]) => Call
  >;

/** Recorded calls as code, in lines where they are long. */
export function printCalls(value: Recorded, indent = ''): string {
  if (isCall(value) || Array.isArray(value)) {
    const [open, close, parts] = isCall(value) ? [`${value.call}(`, ')', value.args] : ['[', ']', value];
    const short = `${open}${parts.map((part) => printCalls(part)).join(', ')}${close}`;
    if (indent.length + short.length <= 80 && !short.includes('\n')) return short;
    const inner = `${indent}  `;
    return `${open}\n${parts.map((part) => `${inner}${printCalls(part, inner)},\n`).join('')}${indent}${close}`;
  }
  if (isObject(value) && 'reference' in value) return value.reference;
  return JSON.stringify(value) ?? 'undefined';
}

/**
 * Does again what was recorded.
 * @param operators the real ones, by the recorded names
 * @param column what the library takes for a column, by its recorded name
 */
export function replay(
  value: Recorded,
  operators: Record<string, (...args: never[]) => unknown>,
  column: (name: string) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((part) => replay(part, operators, column));
  if (isCall(value)) {
    const operator = operators[value.call];
    if (!operator) throw new Error(`There is no operator ${value.call}.`);
    return operator(...(value.args.map((part) => replay(part, operators, column)) as never[]));
  }
  return isObject(value) && 'reference' in value ? column(value.reference) : value;
}
