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
