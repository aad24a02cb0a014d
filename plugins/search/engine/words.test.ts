import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact, headingWordsOf, normalise, partsOf, wordsOf } from './words';

describe('words', () => {
  it.each([
    ['showCloneButtons', ['show', 'Clone', 'Buttons']],
    ['parseMongoDB', ['parse', 'Mongo', 'DB']],
    ['JSONLogic', ['JSON', 'Logic']],
    ['json_without_ids', ['json', 'without', 'ids']],
    ['plain', ['plain']],
    ['_private_', ['private']],
  ])('%s is put together from %j', (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });
  it.each([
    ['Operators', 'operator'],
    ['queries', 'query'],
    ['classes', 'class'],
    ['CSS', 'css'],
    ['status', 'status'],
    ['this', 'this'],
    ['ids', 'id'],
    ['as', 'as'],
  ])('%s becomes %s', (word, normal) => {
    expect(normalise(word)).toBe(normal);
  });
  it('a text is found by its pieces and by their parts', () => {
    expect(wordsOf('parseMongoDB, api/export')).toEqual(['parsemongodb', 'parse', 'mongo', 'db', 'api', 'export']);
  });
  it('a heading is found by its ends without spaces, too', () => {
    expect(headingWordsOf('showCloneButtons')).toContain('clonebutton');
    expect(headingWordsOf('Drag and drop')).toContain('draganddrop');
  });
  it.each(['show clone buttons', 'ShowCloneButtons', 'show_clone_buttons'])('%s is one word', (text) => {
    expect(compact(text)).toBe('showclonebutton');
  });
  it('takes any text, and gives words without spaces and capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of [...wordsOf(text), ...headingWordsOf(text)]) expect(word).toBe(word.toLowerCase().trim());
      }),
    );
  });
});
