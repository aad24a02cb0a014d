import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';

const unclear = (call: string) =>
  checkFile('a.ts', `import { formatQuery } from 'react-querybuilder';\nexport const text = ${call};\n`, 3, 8).unclear;

it.each([
  'formatQuery(query, format)',
  'formatQuery(query, { format })',
  'formatQuery(query, { ...options })',
  'formatQuery(query, isShort ? "sql" : "json")',
])('%s: the format is not known', (call) =>
  expect(unclear(call)).toEqual([
    {
      line: 2,
      excerpt: `export const text = ${call};`,
      reason: 'The format is not written out here: what it changes was not looked for.',
    },
  ]),
);
it.each([
  'formatQuery(query)',
  'formatQuery(query, "sql")',
  'formatQuery(query, { ...options, format: "sql" })',
  'formatQuery(query, { valueProcessor })',
])('%s: nothing is unclear', (call) => expect(unclear(call)).toEqual([]));

const reasons = (code: string) => checkFile('a.tsx', code, 3, 8).unclear.map(({ line, reason }) => [line, reason]);
const imported = "import { QueryBuilder, formatQuery } from 'react-querybuilder';\n";

it.each([
  ['export const show = () => createElement(QueryBuilder, { enableDragAndDrop: true });', 'QueryBuilder'],
  ['const Red = withTheme(QueryBuilder);', 'QueryBuilder'],
  ['export default memo(QueryBuilder);', 'QueryBuilder'],
  ['export const texts = queries.map(formatQuery);', 'formatQuery'],
  ['export { formatQuery };', 'formatQuery'],
])('%s: passed on', (code, name) =>
  expect(reasons(imported + code)).toEqual([
    [2, `\`${name}\` is passed on here: what is done with it was not followed.`],
  ]),
);
it.each([
  'export const show = () => <QueryBuilder fields={[]}></QueryBuilder>;',
  'const Red = styled(QueryBuilder)`color: red`;',
  'const Builder = QueryBuilder as ComponentType;',
  'export type Settings = ComponentProps<typeof QueryBuilder>;',
  'export const names = { QueryBuilder: 1 }; names.QueryBuilder;',
])('%s: used in sight', (code) => expect(reasons(imported + code)).toEqual([]));
it.each([
  "const { formatQuery } = require('react-querybuilder'); formatQuery(query, 'sql');",
  "const { formatQuery: write } = require('react-querybuilder'); write(query, 'sql');",
  "const write = require('react-querybuilder').formatQuery; write(query, 'sql');",
  "const { QueryBuilder } = await import('react-querybuilder'); export const show = () => <QueryBuilder fields={[]} />;",
])('%s: loaded, and used in sight', (code) => expect(reasons(code)).toEqual([]));
it('tells of a name that the file declares as well, and finds nothing about it', () => {
  const code = `${imported}export const run = (formatQuery) => formatQuery(1, 'mongodb');\n`;
  expect(reasons(code)).toEqual([
    [1, '`formatQuery` is declared in this file as well: what is done with it was not followed.'],
  ]);
  expect(checkFile('a.tsx', code, 4, 8).findings.filter(({ rule }) => /mongo/.test(rule))).toEqual([]);
});
it('tells of attributes that come from an object', () =>
  expect(reasons(`${imported}export const show = (props) => <QueryBuilder {...props} />;`)).toEqual([
    [2, 'Attributes of the builder come from an object: they were not looked at.'],
  ]));
it.each([
  [
    "const lib = load(require('react-querybuilder'));",
    'The library is loaded by a call: what is done with it was not followed.',
  ],
  [
    "export type Props = import('react-querybuilder').CommonProps;",
    'A type is taken from the library without an import: it was not followed.',
  ],
])('%s: not followed', (code, reason) => expect(reasons(code)).toEqual([[1, reason]]));
it.each(["jest.mock('react-querybuilder', () => ({ formatQuery }));", "vi.doMock('react-querybuilder/debug');"])(
  '%s: replaced by a test',
  (code) =>
    expect(reasons(code)).toEqual([[1, 'A test replaces the library here: what takes its place was not followed.']]),
);
it.each(["spread(jest.requireActual('react-querybuilder'));", "spread(await vi.importActual('react-querybuilder'));"])(
  '%s: loaded by a test',
  (code) =>
    expect(reasons(code)).toEqual([[1, 'The library is loaded by a call: what is done with it was not followed.']]),
);
it.each([
  "it.mock('react-querybuilder');",
  "jest.fn('react-querybuilder');",
  "describe('react-querybuilder', () => {});",
])('%s: neither loads nor replaces', (code) => expect(reasons(code)).toEqual([]));
