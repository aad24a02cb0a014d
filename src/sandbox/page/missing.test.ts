import { expect, test } from 'vitest';
import { missingIn } from './missing';

const file = { bytes: 1, file: 'a.js', needs: [] };
const runtime = { api: ['QueryBuilder', 'Field'], modules: { react: file, 'react-querybuilder': file } };
const missing = (text: string) => missingIn({ file: 'a.tsx', text, beside: {} }, runtime);

test('names and packages that a release does not have are named, types too', () =>
  expect(
    missing(`import { useState } from 'react';
import {
  type Field,
  type FullField,
  QueryBuilder as Builder,
  parseSQL,
} from 'react-querybuilder';
import { parseCEL } from 'react-querybuilder/parseCEL';
import type { Gone } from 'b';
import 'react-querybuilder/dist/query-builder.css';
import { near } from './near';
`),
  ).toEqual(['react-querybuilder/parseCEL', 'react-querybuilder/dist/query-builder.css', 'FullField', 'parseSQL']));
test('nothing is missing of what is there', () =>
  expect(missing("import { QueryBuilder } from 'react-querybuilder';\nimport React from 'react';")).toEqual([]));
