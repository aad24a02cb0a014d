import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QueryRefused } from '../Engine';
import { readLiteral } from './readLiteral';

it('reads what release 3 writes', () => {
  expect(readLiteral('{$and:[{title:/^a.b/i},{n:{$not:/c/}},{k:{$in:["x",null,true,1.5]}}]}')).toEqual({
    $and: [{ title: /^a.b/i }, { n: { $not: /c/ } }, { k: { $in: ['x', null, true, 1.5] } }],
  });
});

it('reads any JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      // In JSON numbers may be negative; the export of release 3 has none, since it quotes them.
      fc.pre(!/(^|[[,:\s])-/.test(text));
      expect(readLiteral(text)).toEqual(JSON.parse(text));
    }),
  );
});

it.each([
  '{a:f()}',
  '{a:this.b}',
  '{[a]:1}',
  '{a}',
  '{a(){}}',
  '{...a}',
  '{get a(){return 1}}',
  '{a:`x`}',
  '{a:1} b',
  '{a:10n}',
  '[,1]',
])('refuses %s, which is more than data', (text) => expect(() => readLiteral(text)).toThrow(QueryRefused));

it('takes __proto__ for a name', () => {
  expect(Object.keys(readLiteral('{__proto__:{a:1}}') as object)).toEqual(['__proto__']);
});

it('says where it stopped', () => {
  expect(() => readLiteral('{a:"b"c"}')).toThrow(expect.objectContaining({ position: 6 }));
});
