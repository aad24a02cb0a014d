import { expect, it } from 'vitest';
import { withoutFrequentNames } from './frequentNames';
import { readPage } from './readPage';

it('leaves out of the code what many sections have, and keeps what tells one from the others', () => {
  const sections = Array.from({ length: 5 }, (_, at) => `<h2 id="s${at}">S</h2><pre>everywhere own${at}</pre>`);
  const records = readPage(`<main><h1>Title</h1>${sections.join('')}</main>`, '/page');
  expect(withoutFrequentNames(records).map(({ code }) => code)).toEqual([null, 'own0', 'own1', 'own2', 'own3', 'own4']);
});
