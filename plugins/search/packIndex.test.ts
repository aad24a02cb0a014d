import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPage } from './build/readPage';
import { packIndex, unpackIndex } from './packIndex';

const word = fc.stringMatching(/^[a-zäß<&" ]{1,12}$/);
const section = fc.record({
  level: fc.integer({ min: 2, max: 6 }),
  heading: word,
  text: fc.array(word, { maxLength: 900 }),
  hasUsualAnchor: fc.boolean(),
});
const asHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

it('unpacking gives the records that were packed', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 8 }), (sections) => {
      const body = sections.map(
        ({ level, heading, text, hasUsualAnchor }, at) =>
          `<h${level} id="${asHtml(hasUsualAnchor ? heading.trim().replace(/[<&" ]/g, (sign) => (sign === ' ' ? '-' : '')) || 's' : `s${at}`)}">${asHtml(heading)}</h${level}>${asHtml(text.join(' '))}`,
      );
      const records = readPage(`<main><h1>Title</h1>${body.join('')}</main>`, '/page');
      expect(unpackIndex(JSON.parse(JSON.stringify(packIndex(records))))).toEqual(records);
    }),
  );
});
it('a long section has several records of its address, none of them too big for a hosted service', () => {
  const records = readPage(`<main><h1>Title</h1>${'word '.repeat(4000)}</main>`, '/page');
  expect(records.length).toBeGreaterThan(3);
  expect(new Set(records.map(({ url }) => url))).toEqual(new Set(['/page']));
  expect(records.map(({ type }) => type).slice(0, 2)).toEqual(['lvl1', 'content']);
  for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(10_000);
});

it('the anchor that a heading gets by itself does not travel, another one does', () => {
  const records = readPage('<main><h1>A</h1><h2 id="to-begin">To begin</h2><h2 id="other">To end</h2></main>', '/page');
  expect(packIndex(records).anchors).toBe('\n\nother');
  expect(unpackIndex(packIndex(records)).map(({ anchor }) => anchor)).toEqual([null, 'to-begin', 'other']);
});

it('a cut off index is refused', () => {
  const packed = packIndex(readPage('<main><h1>A</h1><h2 id="b">B</h2></main>', '/page'));
  expect(() => unpackIndex({ ...packed, contents: '' })).toThrow('damaged');
});
