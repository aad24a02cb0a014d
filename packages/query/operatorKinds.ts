const operators = {
  value: ['=', '!=', '<', '<=', '>', '>='],
  list: ['in', 'notIn'],
  range: ['between', 'notBetween'],
  text: ['contains', 'doesNotContain', 'beginsWith', 'doesNotBeginWith', 'endsWith', 'doesNotEndWith'],
  null: ['null', 'notNull'],
};
type Kind = keyof typeof operators;
const kinds = new Map(
  (Object.keys(operators) as Kind[]).flatMap((kind) => operators[kind].map((name): [string, Kind] => [name, kind])),
);

/** What an operator compares: one value, a list, a range, a part of a text, or nothing but whether there is a value. */
export const kindOf = (operator: string): Kind | undefined => kinds.get(operator);

/** Which part of a text an operator looks at. */
export type Part = 'any' | 'start' | 'end';
export const partOf = (operator: string): Part =>
  /begin/i.test(operator) ? 'start' : /end/i.test(operator) ? 'end' : 'any';

/** Whether an operator is the opposite of another: `notIn`, `doesNotContain` and their like. */
export const isOpposite = (operator: string) => /^(does)?not/i.test(operator);
