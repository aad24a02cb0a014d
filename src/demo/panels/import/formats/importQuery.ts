import { inShape, isGroup, mapItems, operatorNames, type Rule, rulesOf, withIds } from '@site/packages/query';
import { type DemoField, fields as tableFields } from '@site/src/dataset/fields';
import { placeholder } from '@site/src/query/placeholder';
import { createQuerySchema, type querySchemaFor } from '@site/src/query/schema';
import type { Operator, RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { ImportError, type ImportFormat, type Place, placeAt } from './ImportFormat';

/** Longest text that is read. */
const longest = 100_000;

/** A query; or why there is none, where, and which fields are missing. */
export type Imported = { query: RuleGroupTypeAny } | { error: string; place?: Place; unknown?: string[] };
type Into = {
  independentCombinators: boolean;
  listsAsArrays: boolean;
  /** The fields that there are; without it, those of the table. */
  fields?: DemoField[];
  /** The schema of a query on those fields; without it, that of the latest line's release. */
  schema?: ReturnType<ReturnType<typeof querySchemaFor>>;
  /** The fields that names of the text stand for, where they are no fields themselves. */
  standFor?: ReadonlyMap<string, string>;
};

/** What a rule asks that its field does not offer. */
function complaint(
  { field, operator, value, valueSource }: Rule,
  fields: DemoField[],
): { message: string; about: string } | undefined {
  // No field is chosen yet.
  if (field === placeholder) return undefined;
  const known = fields.find(({ name }) => name === field);
  if (!known) {
    const message = `There is no field “${field}”. The fields are ${fields.map(({ name }) => name).join(', ')}.`;
    return { message, about: field };
  }
  const offered = known.operators as Operator[] | undefined;
  const operators: readonly string[] = offered?.map(({ name }) => name) ?? operatorNames;
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

/** The query with other names for fields, on either side of a comparison. */
const renamed = (query: RuleGroupTypeAny, standFor: ReadonlyMap<string, string>) =>
  mapItems(query, (item) => {
    if (isGroup(item)) return item;
    const name = (given: unknown) => standFor.get(given as string) ?? given;
    return {
      ...item,
      field: name(item.field) as string,
      ...(item.valueSource === 'field' && { value: name(item.value) }),
    };
  });

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
export function importQuery(format: ImportFormat, text: string, into: Into): Imported {
  const { fields = tableFields, standFor = new Map() } = into;
  const most = format.longest ?? longest;
  if (text.length > most) return { error: `This is longer than ${most.toLocaleString('en')} characters.` };
  if (text.trim() === '') return { error: 'There is nothing to read yet.' };
  try {
    const parsed = isEmptyQuery(format, text) ? empty : format.parse(text);
    const rules = rulesOf(parsed);
    const known = new Set([placeholder, ...fields.map(({ name }) => name)]);
    const isUnknown = (name: unknown) => !known.has(String(name)) && !standFor.has(String(name));
    const unknown = [...new Set(rules.flatMap(mentions).filter(isUnknown).map(String))];
    const meant = renamed(parsed, standFor);
    for (const [index, rule] of rulesOf(meant).entries()) {
      const found = complaint(rule, fields);
      if (!found) continue;
      const written = rules[index] as Rule;
      const about = found.about === rule.field ? written.field : String(written.value);
      const at = mentionPlace(format.placesOf(text, about), about, rules, index);
      const place = at === undefined ? undefined : placeAt(text, at);
      return { error: found.message, place, ...(unknown.length > 0 && { unknown }) };
    }
    const schema = into.schema ?? createQuerySchema({ fields: fields.map(({ name }) => name) });
    const checked = v.safeParse(schema, meant);
    if (!checked.success) return { error: `This query cannot be shown: it ${checked.issues[0].message}.` };
    const query = into.listsAsArrays ? checked.output : joined(checked.output);
    // Not `randomUUID`, which pages without https do not have.
    const prefix = crypto.getRandomValues(new Uint32Array(4)).join('-');
    return { query: withIds(inShape(query, into.independentCombinators), prefix) };
  } catch (error) {
    if (error instanceof ImportError) return { error: error.message, place: error.place };
    if (error instanceof RangeError) return { error: 'This is nested too deeply.' };
    return { error: 'The parser of the release cannot read this.' };
  }
}
