import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatcher, escapeHtml, highlight, snippet } from './highlight';

const marked = (text: string, query: string) => highlight(text, createMatcher(query));
const plain = (html: string) =>
  html
    .replace(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('marking words', () => {
  it.each([
    ['Limit <groups> & "rules"', 'group', 'Limit &lt;<mark>groups</mark>&gt; &amp; &quot;rules&quot;'],
    [
      'showCloneButtons and showLockButtons',
      'clone button',
      '<mark>showCloneButtons</mark> and <mark>showLockButtons</mark>',
    ],
    ['showCloneButtons', 'show clone buttons', '<mark>showCloneButtons</mark>'],
    ['MongoDB', 'mongo db', '<mark>MongoDB</mark>'],
    ['a rule of a group', 'a rule', 'a <mark>rule</mark> of a group'],
    ['a rule', 'a', '<mark>a</mark> rule'],
    ['An overrule', 'rule', 'An overrule'],
    ['anything', '', 'anything'],
    ['anything', '…', 'anything'],
  ])('of %j for %j', (text, query, html) => {
    expect(marked(text, query)).toBe(html);
  });
  it('loses nothing of any text, and lets no HTML of it through', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('<', '>', '&', '"', 'rule', ' ', 'mark', '/') }),
    );
    fc.assert(
      fc.property(text, fc.oneof(fc.string(), fc.constant('rule mark')), (any, query) => {
        const html = marked(any, query);
        expect(plain(html)).toBe(any);
        expect(html.replace(/<\/?mark>/g, '')).toBe(escapeHtml(any));
      }),
    );
  });
});

describe('the words around', () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}x`);
  const around = (query: string, length = 10) => snippet(words.join(' '), createMatcher(query), length);
  it('begin four words before the first that matches', () => {
    expect(around('w30x')).toBe('… w26x w27x w28x w29x <mark>w30x</mark> w31x w32x w33x w34x w35x …');
  });
  it('stay within the text at its ends, and say nothing of more there', () => {
    expect(around('w1x')).toBe('w0x <mark>w1x</mark> w2x w3x w4x w5x w6x w7x w8x w9x …');
    expect(around('w59x')).toBe('… w50x w51x w52x w53x w54x w55x w56x w57x w58x <mark>w59x</mark>');
    expect(snippet('one two', createMatcher('two'), 10)).toBe('one <mark>two</mark>');
  });
  it('are the first ones if nothing matches', () => {
    expect(around('nothing')).toBe('w0x w1x w2x w3x w4x w5x w6x w7x w8x w9x …');
  });
  it('are those that have most of the query, not the first that has some', () => {
    const html = around('w5x w40x w42x');
    expect(html).toContain('<mark>w40x</mark> w41x <mark>w42x</mark>');
    expect(html).not.toContain('w5x');
  });
  it('are 18 unless told, and never more than asked for', () => {
    const shown = (html: string) =>
      plain(html)
        .split(' ')
        .filter((word) => word !== '…').length;
    expect(shown(snippet(words.join(' '), createMatcher('w30x')))).toBe(18);
    fc.assert(
      fc.property(fc.nat(59), fc.integer({ min: 5, max: 80 }), (at, length) => {
        const html = around(`w${at}x`, length);
        expect(shown(html)).toBe(Math.min(length, 60));
        expect(html).toContain(`<mark>w${at}x</mark>`);
      }),
    );
  });
});
