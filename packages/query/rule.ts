/** A rule as every release of the library has it. */
export type Rule = Common & {
  field: string;
  operator: string;
  value?: unknown;
  valueSource?: string;
  /** Next alone: how many parts of the field's value have to fulfil the sub-query that stands as `value`. */
  match?: object;
};
/** A group with one combinator, or with independent combinators between its rules. */
export type Group = Common & { combinator?: string; not?: boolean; rules: readonly Item[] };
/** `path` is what older releases write into each rule and group. */
type Common = { id?: string; path?: number[]; disabled?: boolean };
export type Item = Rule | Group | string;

export const isGroup = (item: Item): item is Group => typeof item === 'object' && 'rules' in item;

const numeric = /^\s*[+-]?(\d+|\d*\.\d+|\d+\.\d*)([Ee][+-]?\d+)?\s*$/;

/** Whether a value is a number or a text that the library takes for one. */
export const isNumeric = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && numeric.test(value));

/** Digits with a comma or underline between some of them. */
const digits = String.raw`\d(?:[,_]?\d)*`;
const quantity = new RegExp(
  String.raw`^\s*[-+]?\s*(?:(?=\.?\d)(?:${digits})?(?:\.${digits})?(?:e[-+]?${digits})?|(?:${digits}\s+)?${digits}\s*/\s*${digits})\s*$`,
  'i',
);

/** Whether release 8 takes a text for a number: beside plain ones also 1,000, 5_000, 1/3, 3 1/3 and - 5, but not 8. */
export const isQuantity = (value: unknown): value is string => typeof value === 'string' && quantity.test(value);

/** The number that release 8 reads in such a text. */
export function toNumber(value: unknown): number {
  if (!isQuantity(value)) return Number(value);
  const [whole = '', denominator] = value.replace(/[,_]/g, '').trim().split('/');
  if (denominator === undefined) return Number(whole.replace(/\s/g, ''));
  const [, sign, first = '', second] = /^([-+]?)\s*(\d+)(?:\s+(\d+))?/.exec(whole) ?? [];
  const number = (second ? Number(first) : 0) + Number(second ?? first) / Number(denominator);
  return sign === '-' ? -number : number;
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * The values of a list or range as releases 4 and 5 read them: an array, or text with commas, of which `\,` is a comma
 * inside a value. Spaces around values go, and so do empty parts of a text.
 * @param keepEmpty keeps the empty parts of a text
 */
export function listOf(value: unknown, keepEmpty = false): unknown[] {
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'string') return [];
  const parts = value.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim());
  return keepEmpty ? parts : parts.filter(Boolean);
}

/** Whether a release writes a value as a number. Up to release 7 that is any number, in release 8 any quantity. */
export const isWrittenAsNumber =
  (major: number) =>
  (value: unknown): value is string | number =>
    major < 8 ? isNumeric(value) : typeof value === 'number' || isQuantity(value);

/** What an operator compares: one value, a list, a range, a part of a text, or nothing but whether there is a value. */
export const kindOf = (operator: string) => kinds[operator];

const kinds: Record<string, 'value' | 'list' | 'range' | 'text' | 'null' | undefined> = {
  '=': 'value',
  '!=': 'value',
  '<': 'value',
  '<=': 'value',
  '>': 'value',
  '>=': 'value',
  in: 'list',
  notIn: 'list',
  between: 'range',
  notBetween: 'range',
  contains: 'text',
  doesNotContain: 'text',
  beginsWith: 'text',
  doesNotBeginWith: 'text',
  endsWith: 'text',
  doesNotEndWith: 'text',
  null: 'null',
  notNull: 'null',
};

/** Which part of a text an operator looks at. */
export type Part = 'any' | 'start' | 'end';
export const partOf = (operator: string): Part =>
  /begin/i.test(operator) ? 'start' : /end/i.test(operator) ? 'end' : 'any';

/** Whether an operator is the opposite of another: `notIn`, `doesNotContain` and their like. */
export const isOpposite = (operator: string) => /^(does)?not/i.test(operator);
