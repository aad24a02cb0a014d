import { documentedLines } from '@site/lines/lines';
import { importsOfApi } from '@site/plugins/sandbox';
import { expect, test } from 'vitest';
import { missingIn } from './missingImports';

const file = { bytes: 1, file: 'a.js', needs: [] };
const library = 'react-querybuilder';
const runtime = {
  api: { QueryBuilder: ['default'], Field: [library], parseSpEL: [library], parseSQL: [`${library}/parseSQL`] },
  modules: { react: file, [library]: file, [`${library}/parseSQL`]: file },
};
const missing = (text: string) => missingIn({ file: 'a.tsx', text, beside: {} }, runtime);

test('names and packages that a release does not have are named, types too, and where others are', () =>
  expect(
    missing(`import { useState } from 'react';
import {
  type Field,
  type FullField,
  QueryBuilder as Builder,
  parseSQL,
  parseMongoDB,
} from 'react-querybuilder';
import { parseSpEL } from 'react-querybuilder/parseSpEL';
import type { Gone } from 'b';
import 'react-querybuilder/dist/query-builder.css';
import { near } from './near';
`),
  ).toEqual({
    names: ['FullField', 'parseMongoDB', `${library}/parseSpEL`, `${library}/dist/query-builder.css`],
    elsewhere: [
      { name: 'QueryBuilder', statement: "import QueryBuilder from 'react-querybuilder';" },
      { name: 'parseSQL', statement: "import { parseSQL } from 'react-querybuilder/parseSQL';" },
      { name: 'parseSpEL', statement: "import { parseSpEL } from 'react-querybuilder';" },
    ],
  }));
test('nothing is missing of what is there', () =>
  expect(
    missing(`import QueryBuilder, { type Field } from '${library}';
import React from 'react';
import { parseSQL } from '${library}/parseSQL';`),
  ).toEqual({ names: [], elsewhere: [] }));
test('the component is the default export only in release 3, and parsers have moved', () => {
  const [next, ...older] = documentedLines().map((line) => importsOfApi(line, '.'));
  expect(older.map(({ QueryBuilder }) => QueryBuilder)).toEqual([[library], [library], ['default']]);
  expect(next?.parseSQL).toEqual([`${library}/parseSQL`]);
  expect(older[0]?.parseSQL).toContain(library);
});
