import { expect, it } from 'vitest';
import { readPage } from './readPage';
import { withTellingNames } from './tellingNames';

const codeOf = (...sections: string[]) =>
  withTellingNames(readPage(`<main><h1>Title</h1>${sections.join('')}</main>`, '/page')).map(({ code }) => code);
const section = (id: string, code: string, text = '') => `<h2 id="${id}">S</h2><p>${text}</p><pre>${code}</pre>`;

it('leaves out what the code of many sections has', () => {
  const many = ['a', 'b', 'c', 'd'].map((id) => section(id, `everywhere onlyIn_${id}_THE_CODE`));
  expect(codeOf(...many, section('e', '', 'everywhere'))).toEqual([
    null,
    ...['a', 'b', 'c', 'd'].map((id) => `onlyIn_${id}_THE_CODE`),
    null,
  ]);
});

it('keeps what the text of the line says elsewhere, and what is no name of a sample', () => {
  expect(codeOf(section('a', 'someName helper VALUE_MISMATCH'), section('b', '', 'someName does it'))).toEqual([
    null,
    'someName VALUE_MISMATCH',
    null,
  ]);
});
