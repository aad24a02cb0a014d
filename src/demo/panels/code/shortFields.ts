import { rulesOf } from '@site/packages/query';
import { type DemoField, groupsOf } from '@site/src/dataset/fields';
import { namedCodes } from '@site/src/own-data/code/fieldsFile';
import { printValue, quote } from '@site/src/own-data/code/printValue';
import type { RuleGroupTypeAny } from 'react-querybuilder';

type Used = { operators: Set<string>; values: Set<string>; isCompared: boolean };
type Option = { name: string; label: string };

/** Values that are always listed, and fields that stand for those of a query without rules. */
const fewValues = 2;
const fieldsOfNothing = 4;

/** What a query asks of each field. */
function usesIn(query: RuleGroupTypeAny): Map<string, Used> {
  const uses = new Map<string, Used>();
  const entryOf = (field: string) => {
    const use = uses.get(field) ?? { operators: new Set(), values: new Set(), isCompared: false };
    uses.set(field, use);
    return use;
  };
  for (const { field, operator, value, valueSource } of rulesOf(query)) {
    const use = entryOf(field);
    use.operators.add(operator);
    if (valueSource === 'field') {
      use.isCompared = true;
      entryOf(String(value));
    } else for (const each of [value].flat()) for (const part of String(each).split(',')) use.values.add(part.trim());
  }
  return uses;
}

/** How the values of a field are entered: what the field says for the operators that the query has. */
function editorOf({ valueEditorType }: DemoField, operators: readonly string[]): string | undefined {
  if (typeof valueEditorType !== 'function') return valueEditorType ? quote(valueEditorType) : undefined;
  const typeFor = valueEditorType as (operator: string) => string;
  const [first = '=', ...others] = operators;
  const other = others.find((operator) => typeFor(operator) !== typeFor(first));
  if (other === undefined) return typeFor(first) === 'text' ? undefined : quote(typeFor(first));
  const same = operators.filter((operator) => typeFor(operator) === typeFor(first));
  return `(operator) => (${printValue(same)}.includes(operator) ? ${quote(typeFor(first))} : ${quote(typeFor(other))})`;
}

/** A list to choose from; of a long one what the query asks for and, of the others, the first that there is room for. */
function valuesOf({ values }: DemoField, chosen: ReadonlySet<string>, room: number) {
  if (!values || values.length === 0) return undefined;
  const all = (values as (Option | { options: Option[] })[]).flatMap((each) =>
    'options' in each ? each.options : each,
  );
  const isPlain = all.every(({ name, label }) => name === label);
  const codeOf = (listed: readonly Option[]) =>
    isPlain
      ? `named(${listed.map(({ name }) => quote(name)).join(', ')})`
      : `[${listed.map(({ name, label }) => `{ name: ${quote(name)}, label: ${quote(label)} }`).join(', ')}]`;
  let listed = all.filter(({ name }) => chosen.has(name));
  for (const each of all) {
    const more = all.filter((one) => one === each || listed.includes(one));
    if (listed.length >= fewValues && codeOf(more).length > room) break;
    listed = more;
  }
  return {
    code: codeOf(listed),
    note: listed.length < all.length ? ` // ${listed.length} of ${all.length} values` : '',
  };
}

/**
 * The fields that a query is about as code, one a line, with what its rules need of them.
 * @param fields all that there are
 * @param type gives a text that only TypeScript has
 */
export function shortFields(
  query: RuleGroupTypeAny,
  fields: readonly DemoField[],
  type: (text: string) => string,
): string {
  const uses = usesIn(query);
  const used = fields.filter(({ name }) => uses.has(name));
  const shown = used.length > 0 ? used : fields.slice(0, fieldsOfNothing);
  const lineOf = (field: DemoField) => {
    const { operators = new Set<string>(), values = new Set<string>(), isCompared } = uses.get(field.name) ?? {};
    const editor = editorOf(field, [...operators]);
    const parts = [
      `name: ${quote(field.name)}`,
      `label: ${quote(field.label)}`,
      ...(field.inputType ? [`inputType: ${quote(field.inputType)}`] : []),
      ...(editor ? [`valueEditorType: ${editor}`] : []),
      ...(isCompared ? [`valueSources: ['value', 'field']`] : []),
    ].join(', ');
    const list = valuesOf(field, values, 60 - parts.length);
    return `  { ${parts}${list ? `, values: ${list.code}` : ''} },${list?.note ?? ''}`;
  };
  const groups = groupsOf(shown);
  const linesOf = ({ label, options }: { label: string; options: DemoField[] }) => [
    `  { label: ${quote(label)}, options: [`,
    ...options.map((field) => `  ${lineOf(field)}`),
    '  ] },',
  ];
  const lines = groups?.flatMap(linesOf) ?? shown.map(lineOf);
  const isNamed = lines.some((line) => line.includes('values: named('));
  const helper = `const named = ${namedCodes[type('ts') ? 0 : 1]};\n`;
  const note = shown.length < fields.length ? ` // ${shown.length} of ${fields.length} fields` : '';
  return `${isNamed ? helper : ''}const fields${type(groups ? ': OptionGroup<Field>[]' : ': Field[]')} = [${note}\n${lines.join('\n')}\n];`;
}
