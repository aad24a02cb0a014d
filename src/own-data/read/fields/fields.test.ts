import { describe, expect, it } from 'vitest';
import { builderField } from '../../builderField';
import { problemText } from '../../problems';
import { readInput } from '../readInput';
import { schemas } from '../schemas';

const read = async (text: string, name = '') => {
  const { set, format, problems, query } = await readInput(new Blob([text]), name, schemas);
  return { set, format, query, problems: problems.map(problemText), fields: set.fields.map(builderField) };
};
const expected = [
  { name: 'firstName', label: 'First name', placeholder: 'Ada' },
  { name: 'age', label: 'Age', inputType: 'number', defaultValue: -1 },
  {
    name: 'country',
    label: 'Country',
    valueEditorType: 'select',
    values: [{ name: 'NO', label: 'Norway' }],
    operators: [
      { name: '=', label: 'is' },
      { name: 'in', label: 'is one of' },
    ],
  },
];

describe('a list of fields', () => {
  const list = `[
    { name: 'firstName', label: 'First name', placeholder: 'Ada' }, // a comment
    { "name": "age", label: \`Age\`, inputType: 'number', defaultValue: -1, },
    { name: 'country', label: 'Country', valueEditorType: 'select',
      values: [{ name: 'NO', label: 'Norway' }],
      operators: [{ name: '=', label: 'is' }, { name: 'in', label: 'is one of' }] },
  ]`;
  it.each([
    ['JSON', JSON.stringify(expected)],
    ['JSON over lines', JSON.stringify(expected, null, 2)],
    ['a literal', list],
    ['TypeScript', `import type { Field } from 'react-querybuilder';\n\nexport const fields: Field[] = ${list};`],
    [
      'satisfies',
      `import { type Field } from "react-querybuilder"\nconst fields = ${list} as const satisfies readonly Field[]`,
    ],
    ['a default export', `/* ours */\nexport default ${list} as Field[];`],
    ['CommonJS', `module.exports = ${list};`],
    ['a name exported later', `const a = ${list};\nexport default a;`],
    ['an object with a query', `{ "fields": ${JSON.stringify(expected)}, "query": {"combinator":"and","rules":[]} }`],
    ['an alias', `type MyField = Field & { unit?: string };\nconst columns: MyField[] = ${list};`],
    ['an inline type', `const columns: { name: string; label: string; [key: string]: unknown }[] = ${list};`],
    [
      'a component',
      `import { useState } from 'react';\nexport default function App() {\n  const fields: Field[] = ${list};\n  return <QueryBuilder fields={fields} />;\n}`,
    ],
    ['frozen', `export const fields = Object.freeze(${list});`],
    [
      'parts by name',
      `const values = [{ name: 'NO', label: 'Norway' }];\nconst fields: Field[] = ${list.replace("[{ name: 'NO', label: 'Norway' }]", 'values')}`,
    ],
    ['part of a configuration', `export const settings = { title: 'x', fields: ${list}, limit: 3 };`],
    ['a prop', `<QueryBuilder showNotToggle fields={${list}} onQueryChange={(q) => save(q)} />`],
    ['what a function returns', `export function getFields(): Field[] {\n  return ${list};\n}`],
    ['what a hook keeps', `const useFields = () => useMemo<Field[]>(() => ${list}, []);`],
    ['a list after comments', `// ours\n[ /* first */\n${list.slice(1)}`],
    [
      'a list that takes in another',
      `const base: Field[] = ${list.replace(/\n.*'country'[\s\S]*/, ']')};\nexport const all = [...base, ${JSON.stringify(expected[2])}];`,
    ],
    ['what stands behind an enumeration', `enum Op { Eq = '=' }\nexport const fields = ${list};`],
    [
      'an object',
      `const fields: Record<string, Field> = { ${expected.map((field) => `${field.name}: ${JSON.stringify(field)}`).join(', ')} };`,
    ],
    [
      'an object whose keys are the names',
      `const fields = { ${expected.map(({ name, ...field }) => `${name}: ${JSON.stringify(field)}`).join(', ')} };`,
    ],
    [
      'one by one',
      `${expected.map((field) => `const ${field.name}: Field = ${JSON.stringify(field)};`).join('\n')}\nconst all = [firstName, age, country];`,
    ],
  ])('is read as %s', async (_, text) => {
    const { format, fields } = await read(text);
    expect(format).toBe('fields');
    expect(fields).toEqual(expected);
  });
  it('is opened where it has groups, whose labels stay', async () => {
    const { set, problems } = await read(
      `[{ label: 'Person', options: [{ name: 'a', label: 'A' }] }, { label: 'Place', options: [{ name: 'b', label: 'B' }] }]`,
    );
    expect(set.fields.map(({ name, props }) => [name, props?.group])).toEqual([
      ['a', 'Person'],
      ['b', 'Place'],
    ]);
    expect(problems).toEqual([]);
  });
  it('is named where a call changes it', async () => {
    const { fields, problems } = await read(
      "const base: Field[] = [{ name: 'a', label: 'A' }];\nexport const fields = base.concat([{ name: 'b', label: 'B' }]);",
    );
    expect(fields).toEqual([{ name: 'a', label: 'A' }]);
    expect(problems).toEqual(['Line 2: the list is read, and the call that changes it is not made.']);
  });
  it('brings its query', async () => {
    const { query, fields } = await read(`
      const fields: Field[] = [{ name: 'age', label: 'Age', inputType: 'number' }];
      const initialQuery: RuleGroupType = { combinator: 'and', rules: [{ field: 'age', operator: '>', value: 5 }] };`);
    expect(fields).toHaveLength(1);
    expect(query).toEqual({ combinator: 'and', rules: [{ field: 'age', operator: '>', value: 5 }] });
  });
  it('is read from the shortest code of the demo', async () => {
    const { set, query, problems } = await read(`import { useState } from 'react';
import { type Field, type RuleGroupType, formatQuery, QueryBuilder } from 'react-querybuilder';

const named = (...names: string[]) => names.map((name) => ({ name, label: name }));
const fields: Field[] = [ // 1 of 14 fields
  { name: 'genre', label: 'Genre', valueEditorType: 'select', values: named('Comedy', 'Drama') }, // 2 of 12 values
];

const initialQuery: RuleGroupType = { combinator: 'and', rules: [
  { field: 'genre', operator: '=', value: 'Drama' },
] };

export function App() {
  const [query, setQuery] = useState(initialQuery);
  return <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />;
}
`);
    expect(problems).toEqual([]);
    expect(set.fields[0]?.values).toEqual(['Comedy', 'Drama']);
    expect(query).toMatchObject({ rules: [{ value: 'Drama' }] });
  });
  it('names what is no data, and keeps the rest', async () => {
    const { fields, problems } = await read(`import { genres } from './genres';
const fields = [
  { name: 'a', label: 'A', validator: (rule) => alert(1), values: genres },
  { name: 'b', label: t('B'), placeholder: \`\${x}\`, constructor: {}, __proto__: { label: 'x' } },
  { name: 'a', label: 'Again', inputType: 'nummer' },
  { label: 'No name' }, other, 7,
  { name: 'c', label: 'C', inputType: 'nummer', operators: ['=', 'near'], ...rest },
];`);
    expect(fields).toEqual([
      { name: 'a', label: 'A' },
      { name: 'b', label: 'b' },
      { name: 'c', label: 'C', operators: [{ name: '=', label: '=' }] },
    ]);
    expect(problems).toEqual([
      'Line 3: “validator” is a function: left out.',
      'Line 3: “values” is genres of “./genres”: left out.',
      'Line 4: “label” is the result of a call: left out.',
      'Line 4: “placeholder” is a text with expressions in it: left out.',
      'Line 4: “constructor” of “b” is not shown by this page: left out.',
      'Line 4: “__proto__” of “b” is not shown by this page: left out.',
      expect.stringMatching(/^Line 5: inputType “nummer” of “a” must be one of text, number/),
      'Line 5: “a” is the name of a field in line 3 already: left out.',
      'Line 6: the name of a field must be a text: left out.',
      'Line 6: “a field” is “other”, which the text does not have: left out.',
      'Line 6: this is no field, which is an object with a name and a label: left out.',
      'Line 7: “what is spread” is “rest”, which the text does not have: left out.',
      expect.stringMatching(/^Line 7: inputType “nummer” of “c” must be one of text, number/),
      'Line 7: the release has no operator “near”, which “c” offers: left out.',
    ]);
  });
  it.each([
    ['const fields = [\n  { name: "a", label: "A" },\n', 'Line 1: “[” is not closed.'],
    ['const fields = [\n  { name: "a", label: "A",\n];', 'Line 2: “{” is not closed before “]” in line 3.'],
    ['const fields = [{ name: "a", label: "A }];', /^Line 1: The code cannot be read. Unterminated string/],
    [
      `const fields: Field[] = [{ name: 'a', label: 'A', values: ${'['.repeat(30)}${']'.repeat(30)} }];`,
      /deeper than 20/,
    ],
    [
      `const fields: Field[] = [{ name: 'a', label: 'A', values: ${'['.repeat(90_000)} }];`,
      /nested too deeply|not closed/,
    ],
    [
      `const fields: Field[] = ${"[{ label: 'G', options: ".repeat(30)}[{ name: 'a', label: 'A' }]${'}]'.repeat(30)};`,
      /deeper than 20/,
    ],
    [
      `const fields: Field[] = [${"{ name: 'a', label: 'A' },".repeat(9000)}];`,
      /^Fields of 235 KB are too large: 200 KB/,
    ],
  ])('says in which line %#', async (text, words) => {
    await expect(read(text)).rejects.toThrow(words);
  });
  it('has 500 fields at most', async () => {
    const many = Array.from({ length: 510 }, (_, at) => `{ name: 'f${at}', label: 'F' },`).join('\n');
    const { fields, problems } = await read(`const fields: Field[] = [\n${many}\n];`);
    expect(fields).toHaveLength(500);
    expect(problems).toEqual(['Line 502: 500 fields are read; what comes after them is left out.']);
  });
  it('cannot be made large by names', async () => {
    const text = `const a = ['x','x'];${Array.from({ length: 40 }, (_, at) => `const a${at} = [...${at ? `a${at - 1}` : 'a'}, ...${at ? `a${at - 1}` : 'a'}];`).join('')}
      const fields = [{ name: 'a', label: 'A', values: a39 }]; const loop = [loop];`;
    await expect(read(text)).rejects.toThrow(/There is too much in it|deeper/);
  });
});

it.each([
  ['rows', '[{"name":"Ada","age":3},{"name":"Bo","age":4}]'],
  ['rows with a label', '[{"name":"Ada","label":"x","age":3}]'],
  ['rows with values', '[{"label":"x","value":3,"share":2},{"label":"y","value":4,"share":2}]'],
  ['a type', 'export interface Movie { name: string; label: string }'],
  ['a schema', '{"type":"object","properties":{"name":{"type":"string"},"label":{"type":"string"}}}'],
  ['CSV', 'name,label\na,b'],
])('%s are no list of fields', async (_, text) => {
  const { formatOf } = await import('../../formats');
  expect((await formatOf(new Blob([text]))).format.id).not.toBe('fields');
});

it('an interface with members of such names is read as a type', async () => {
  const { set } = await read('export interface Column { fields: string[]; name: string; label: string }');
  expect(set.fields.map(({ name }) => name)).toEqual(['fields', 'name', 'label']);
});
