import { expect, it } from 'vitest';
import { readPage } from './readPage';
import { withTellingNames } from './tellingNames';

const codeOf = (...sections: string[]) =>
  withTellingNames(readPage(`<main><h1>Title</h1>${sections.join('')}</main>`, '/page')).map(({ code }) => code);
const section = (id: string, code: string, text = '') => `<h2 id="${id}">S</h2><p>${text}</p><pre>${code}</pre>`;

it('leaves out what a text says, wherever it does', () =>
  expect(codeOf(section('a', 'SetStateAction ToldElsewhere'), section('b', '', 'See toldElsewhere.'))).toEqual([
    ...[null, 'SetStateAction'],
    null,
  ]));

it('keeps a name in two sections', () =>
  expect(codeOf(...['a', 'b', 'c'].map((id) => section(id, 'SetStateAction')))).toEqual([
    ...[null, 'SetStateAction', 'SetStateAction'],
    null,
  ]));

it('leaves out single words and short names', () =>
  expect(codeOf(section('a', 'helper VALUE_MISMATCH padEnd'))).toEqual([null, 'VALUE_MISMATCH']));
