import { fields } from '@site/src/dataset/fields';
import { withIds } from '@site/src/query/ids';
import type { Rule } from '@site/src/query/rule';
import { placeholder, querySchema } from '@site/src/query/schema';
import { inShape } from '@site/src/query/shape';
import { mapItems, rulesOf } from '@site/src/query/walk';
import { defaultOperators, type Operator, type RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { ImportError, type ImportFormat, type Place, placeAt } from './ImportFormat';

/** Longest text that is read. */
const longest = 100_000;

export type Imported = { query: RuleGroupTypeAny } | { error: string; place?: Place };
type Shape = { independentCombinators: boolean; listsAsArrays: boolean };

const operatorsOf = (name: string) =>
  (fields.find((field) => field.name === name)?.operators ?? defaultOperators) as Operator[];

/** What a rule asks that its field does not offer. */
function complaint({ field, operator, value, valueSource }: Rule): { message: string; about: string } | undefined {
  // No field is chosen yet.
  if (field === placeholder) return undefined;
  const known = fields.find(({ name }) => name === field);
  if (!known) {
    const message = `There is no field “${field}”. The fields are ${fields.map(({ name }) => name).join(', ')}.`;
    return { message, about: field };
  }
  const operators = operatorsOf(field).map(({ name }) => name);
  if (operator !== placeholder && !operators.includes(operator))
    return { message: `“${field}” does not offer ${operator}. It offers ${operators.join(', ')}.`, about: field };
  if (valueSource !== 'field') return undefined;
  const sources = typeof known.valueSources === 'function' ? known.valueSources(operator) : known.valueSources;
  const others = fields.filter(({ name, unit }) => name !== field && unit === known.unit).map(({ name }) => name);
  if (!sources?.some((source: string) => source === 'field'))
    return { message: `“${field}” cannot be compared with another field.`, about: field };
  if (!others.includes(String(value)))
    return { message: `“${field}” can be compared with ${others.join(', ')} only.`, about: String(value) };
  return undefined;
}

/** Lists as text with commas, as the builder stores them when `listsAsArrays` is off. */
const joined = (query: RuleGroupTypeAny) =>
  mapItems(query, (item) =>
    'value' in item && Array.isArray(item.value) ? { ...item, value: item.value.join(',') } : item,
  );

/** Names of fields that a rule has. */
const mentions = ({ field, value, valueSource }: Rule) => (valueSource === 'field' ? [field, value] : [field]);

/**
 * Which of a name's places in the text belongs to a rule.
 * @returns undefined if that is not sure, because the text has the name more or less often than the rules
 */
function mentionPlace(places: number[], name: string, rules: Rule[], index: number): number | undefined {
  const count = (some: Rule[]) => some.flatMap(mentions).filter((mention) => mention === name).length;
  return places.length === count(rules) ? places[count(rules.slice(0, index))] : undefined;
}

const empty: RuleGroupTypeAny = { combinator: 'and', rules: [] };

/** Whether a text is what the release writes for a query without rules, which its parsers do not read. */
const isEmptyQuery = (format: ImportFormat, text: string) => {
  const bare = (some: string) => some.replace(/[\s()]/g, '');
  return bare(text) === bare(format.print(empty));
};

/**
 * Reads a text as a query on the demo's fields, in the shape that the options ask for. It never throws, and evaluates
 * nothing.
 */
export function importQuery(format: ImportFormat, text: string, shape: Shape): Imported {
  const most = format.longest ?? longest;
  if (text.length > most) return { error: `This is longer than ${most.toLocaleString('en')} characters.` };
  if (text.trim() === '') return { error: 'There is nothing to read yet.' };
  try {
    const parsed = isEmptyQuery(format, text) ? empty : format.parse(text);
    const rules = rulesOf(parsed);
    for (const [index, rule] of rules.entries()) {
      const found = complaint(rule);
      if (!found) continue;
      const at = mentionPlace(format.placesOf(text, found.about), found.about, rules, index);
      return { error: found.message, place: at === undefined ? undefined : placeAt(text, at) };
    }
    const checked = v.safeParse(querySchema, parsed);
    if (!checked.success) return { error: `This query cannot be shown: it ${checked.issues[0].message}.` };
    const query = shape.listsAsArrays ? checked.output : joined(checked.output);
    return { query: withIds(inShape(query, shape.independentCombinators), crypto.randomUUID()) };
  } catch (error) {
    if (error instanceof ImportError) return { error: error.message, place: error.place };
    if (error instanceof RangeError) return { error: 'This is nested too deeply.' };
    return { error: 'The parser of the release cannot read this.' };
  }
}
