import { kindOf } from '@site/packages/query';
import type { DataField } from '../DataSet';

/** Which values a rule can have, whatever language says it. A pattern is of all of a text, with the flag `u`. */
export type Shape = {
  text?: { pattern: string } | 'any';
  number?: true;
  boolean?: true;
  null?: true;
  /** A list, whose items are texts or, where `number` is set, numbers. */
  list?: { text: { pattern: string } | 'any'; number?: true; most?: number };
};

/** Operators of a field after which a value is of a shape. */
export type RuleShape = { field: string; operators: string[]; value: Shape };

/** What `<input type="number">` gives, and nothing. */
const number = '(?:-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:[eE][-+]?\\d+)?)?';
/** What `<input type="date">` gives: days that the calendar has, and nothing. */
const leap = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const date = `(?:(?!0000)(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|${leap}-02-29))?`;

const whole = (pattern: string) => ({ pattern: `^(?:${pattern})$` });
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** One of the values, or several. The library puts a backslash before the comma of a value that it puts in a list. */
function choice(values: readonly string[], several: boolean): Shape {
  if (!several) return { text: whole(values.map(escaped).join('|')) };
  const one = values.map((value) => escaped(value.replaceAll(',', '\\,'))).join('|');
  return {
    text: whole(`(?:(?:${one})(?:,(?:${one}))*)?`),
    list: { text: whole(values.map(escaped).join('|')) },
  };
}

/** Values of a type that is typed into a line of text where there are two of them. */
const typedIn = (pattern: string, operator: string, isNumber: boolean): Shape =>
  kindOf(operator) === 'range'
    ? {
        text: whole(`${pattern}(?:, *${pattern})?`),
        list: { text: whole(pattern), most: 2, ...(isNumber && { number: true }) },
      }
    : { text: whole(pattern), ...(isNumber && { number: true }) };

/** What the editor that a field has for an operator can give. */
function shapeOf({ type, editor, values }: DataField, operator: string): Shape {
  const kind = kindOf(operator);
  if (editor === 'checkbox') return { boolean: true };
  if ((editor === 'select' || editor === 'multiselect') && values && values.length > 0)
    return choice(values, editor === 'multiselect' || kind === 'list');
  if (kind === 'list') return { text: 'any', list: { text: 'any', ...(type === 'number' && { number: true }) } };
  if (type === 'number') return typedIn(number, operator, true);
  if (type === 'date') return typedIn(date, operator, false);
  return kind === 'range' ? { text: 'any', list: { text: 'any', most: 2 } } : { text: 'any' };
}

/** Shapes of which a value may have any, where the operator has no value and the builder keeps the one before. */
const unused: Shape = { text: 'any', number: true, boolean: true, null: true, list: { text: 'any', number: true } };

/** Rules that a builder with these fields makes. Operators of a field whose values are alike are together. */
export function ruleShapes(fields: readonly DataField[]): RuleShape[] {
  return fields.flatMap((field) => {
    const byShape = new Map<string, RuleShape>();
    for (const operator of field.operators) {
      const value = kindOf(operator) === 'null' ? unused : shapeOf(field, operator);
      const key = JSON.stringify(value);
      const alike = byShape.get(key);
      if (alike) alike.operators.push(operator);
      else byShape.set(key, { field: field.name, operators: [operator], value });
    }
    return [...byShape.values()];
  });
}
