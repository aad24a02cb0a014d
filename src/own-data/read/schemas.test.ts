import { expect, it } from 'vitest';
import { problemText } from '../problems';
import { readInput } from './readInput';
import { schemas } from './schemas';

const read = async (text: string, name = '') => {
  const { set, format, problems } = await readInput(new Blob([text]), name, schemas);
  return {
    format,
    table: set.table,
    words: problems.map(problemText),
    fields: set.fields.map(({ label, type, nullable, values }) =>
      [label, type, ...(nullable ? ['null'] : []), ...(values ? [values.join('|')] : [])].join(' '),
    ),
  };
};

/** The same table in each of the languages. */
const expected = [
  'id number',
  'title text null',
  'kind text film|series',
  'seen boolean',
  'released date null',
  'tags list null',
];
it.each([
  [
    'sql',
    `-- Movies, of which (some) are series
     CREATE TABLE IF NOT EXISTS "my db".movies (
       id BIGINT PRIMARY KEY, "title" varchar(200) DEFAULT 'a, (b)', kind TEXT NOT NULL CHECK (kind IN ('film', 'series')),
       seen boolean not null default false, released DATE /* , */, tags text[],
       CONSTRAINT "x" FOREIGN KEY (id) REFERENCES other(id)
     );`,
  ],
  [
    'sql',
    "create table `movies` (`id` int(11) unsigned NOT NULL AUTO_INCREMENT, `title` text, `kind` enum('film','series') NOT NULL, `seen` tinyint(1) NOT NULL, `released` datetime, tags varchar(10) array, PRIMARY KEY (`id`), KEY `k` (`kind`)) ENGINE=InnoDB;",
  ],
  [
    'prisma',
    `// A schema
     generator client { provider = "prisma-client-js" }
     enum Kind { film
       series }
     model Movie {
       id Int @id @default(autoincrement()) // the key
       title String?
       kind Kind
       seen Boolean @default(false)
       released DateTime?
       tags String[]
       owner User @relation(fields: [id], references: [id])
       @@index([kind])
     }
     model User { id Int }`,
  ],
  [
    'typescript',
    `import type { X } from 'x';
     type Kind = 'film' | 'series';
     /** A movie. */
     export interface Movie { readonly id: number; title?: string; 'kind': Kind; seen: boolean; released: Date | null; tags?: readonly string[]; play(): void }`,
  ],
  [
    'typescript',
    "export type Movie = { id: 1 | 2; title: string | undefined; kind: ('film' | 'series'); seen: true | false; released?: Date; tags: Array<string> | null };",
  ],
  [
    'json-schema',
    JSON.stringify({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $ref: '#/$defs/Movie',
      $defs: {
        Movie: {
          type: 'object',
          required: ['id', 'title', 'kind', 'seen', 'released'],
          properties: {
            id: { type: 'integer' },
            title: { type: ['string', 'null'] },
            kind: { $ref: '#/$defs/Kind' },
            seen: { type: 'boolean' },
            released: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
            tags: { type: 'array', items: { type: 'string' } },
          },
        },
        Kind: { enum: ['film', 'series'] },
      },
    }),
  ],
])('fields come from %s: %#', async (format, text) => {
  const { fields, table, ...read_ } = await read(text);
  expect(read_.format).toBe(format);
  expect(table).toBeUndefined();
  // Lists of Prisma are never missing; they are empty.
  expect(fields).toEqual(format === 'prisma' ? expected.map((field) => field.replace('list null', 'list')) : expected);
});

it.each([
  ['CREATE TABLE a (x int, y text', ['x number null', 'y text null'], 'The parenthesis of the columns is not closed'],
  ['CREATE TABLE a (x int);CREATE TABLE b (y int)', ['x number null'], 'The text creates 2 tables. The first is read.'],
  [
    'CREATE TABLE [a] ([x]]y] [int] NULL, b text[][], ???)',
    ['x]y number null', 'b list null'],
    'Line 1: “???” is left out: a column is a name and a type, such as title text.',
  ],
  [
    'CREATE TABLE a (\n x int, ,\n 2fa boolean)',
    ['x number null'],
    'Line 3: “2fa boolean” is left out: a column is a name and a type, such as title text. A name that does not begin with a letter stands in "double quotes".',
  ],
  [
    'CREATE TABLE a (\n x int,\n y -- which\n, z date)',
    ['x number null', 'y text null', 'z date null'],
    'Line 3: “y” has no type and is read as text. If it is no text, write its type behind the name.',
  ],
  [
    'CREATE TABLE a (\n x int NOT NULL\n   DEFAULT 5 CHECK (cast(x\n as date) > y)\n "y" numeric (5, 2)\n z date)',
    ['x number', 'y number null', 'z date null'],
    'Line 5: There is no comma in front of “y”, which is read as a column of its own.\nLine 6: There is no comma',
  ],
  [
    'CREATE TABLE a (id int, "Id" text)',
    ['id number null', 'Id text null'],
    '“Id” comes more than once, each time as a field. If that is a mistake, remove one.',
  ],
  [
    'model A {\n x Int\n ???\n}',
    ['x number'],
    '“???” is left out: a field is a name and a type, such as title String.',
  ],
  ['model A {\n x Int', ['x number'], 'The brace of the model is not closed; what stands before the end is read.'],
  ['interface A { x: number } interface B { y: string }', ['x number'], 'The text has 2 types. A is read.'],
  [
    'interface Base { x: number } interface A extends Base { y: string }',
    ['x number', 'y text'],
    'The text has 2 types. A is read.',
  ],
  ['type A = { x: number }; type B = { of: A; y: string }', ['of text', 'y text'], 'The text has 2 types. B is read.'],
  ['type A = { x: number }; type B = A & ({ y?: string })', ['x number', 'y text null'], 'B is read.'],
  ['type A = B & { x: number }; type B = A & { y: string }', ['y text', 'x number'], 'A is read.'],
  ['interface A { x: string; y: string } interface B extends A { x: number }', ['x number', 'y text'], 'B is read.'],
  ['{"type": "object", "properties": {"x": {"type": "number"}, }', ['x number null'], 'not valid JSON at line 1'],
])('what is damaged keeps what could be read, and says so: %s', async (text, fields, words) => {
  const result = await read(text);
  expect(result.fields).toEqual(fields);
  expect(result.words.join('\n')).toContain(words);
});

it.each([
  ['interface A { x: number', 'This is not valid TypeScript at line 1, character'],
  [
    'CREATE TABLE a',
    'No fields were found in this text, which was read as CREATE TABLE. Its columns are needed, such as CREATE TABLE movies (title text, year int).',
  ],
  [
    'type A = string;',
    'which was read as a TypeScript type. An interface or a type with properties is needed, such as interface Movie { title: string }.',
  ],
  ['{"$schema": "x", "$ref": "#"}', 'An object with "properties" is needed'],
  ['type Movie {\n  directors: [Director!]\n}', 'A model is needed, with lines such as “title String”.'],
  [
    'const fields: Field[] = load();',
    'A list that is written out is needed, such as [{ name: "title", label: "Title" }].',
  ],
  [`CREATE TABLE a (${'x int,'.repeat(200_000)} y int)`, 'can be read. If rows stand in it, leave them out.'],
])('nothing comes of what has no fields: %.60s', (text, message) => expect(read(text)).rejects.toThrow(message));

it.each([
  '-- MySQL dump 8.0, for Linux\n--\n\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `a`;\nCREATE TABLE `a` (`id` int NOT NULL);\nINSERT INTO `a` VALUES (1),(2);',
  "SET client_encoding = 'UTF8';\nSELECT set_config('search_path', '', false);\nCREATE TABLE public.a (\n id integer NOT NULL\n);\nCOPY public.a (id) FROM stdin;\n1\n\\.\n",
  'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE a(id INTEGER NOT NULL);\nINSERT INTO a VALUES(1);\nCOMMIT;',
])('what is pasted of a dump has the columns of its table, and says that rows are left out: %.30s', async (text) => {
  const { format, fields, words } = await read(text);
  expect([format, fields]).toEqual(['sql', ['id number']]);
  expect(words).toEqual(['The rows that the text inserts are not read. To have them, too, export the table as CSV.']);
});

it('names that mean something to JavaScript are fields like others', async () => {
  expect((await read('{"type": "object", "properties": {"__proto__": {"type": "number"}}}')).fields).toEqual([
    '__proto__ number null',
  ]);
  expect((await read('{"type":"object","properties":{"a":{"$ref":"#/__proto__/x"}}}')).fields).toEqual(['a text null']);
});
