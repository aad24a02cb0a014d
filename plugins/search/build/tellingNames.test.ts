import { expect, it } from 'vitest';
import { readPage } from './readPage';
import { withTellingNames } from './tellingNames';

const codeOf = (...sections: string[]) =>
  withTellingNames(readPage(`<main><h1>Title</h1>${sections.join('')}</main>`, '/page')).map(({ code }) => code);
const section = (id: string, code: string, text = '') => `<h2 id="${id}">S</h2><p>${text}</p><pre>${code}</pre>`;

it('leaves out what the code of several sections has', () => {
  const several = ['a', 'b'].map((id) => section(id, `SAID_EVERYWHERE ONLY_IN_${id.toUpperCase()}`));
  expect(codeOf(...several)).toEqual([null, 'ONLY_IN_A', 'ONLY_IN_B']);
});

it('leaves out short names, which are those of a sample', () => {
  expect(codeOf(section('a', 'helper VALUE_MISMATCH defaultValidatorOfOurs'))).toEqual([
    null,
    'VALUE_MISMATCH defaultValidatorOfOurs',
  ]);
});
