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
