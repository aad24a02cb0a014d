import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightedLines, sampleText } from './sampleText';

const file = [
  'const a = 1;',
  '  // #region inner',
  '  const b = 2;',
  '    const c = 3;',
  '  // #endregion inner',
  '',
].join('\n');

describe('sampleText', () => {
  it('shows the whole file without region markers', () => {
    expect(sampleText(file)).toBe('const a = 1;\n  const b = 2;\n    const c = 3;');
  });
  it('shows a region without its indentation', () =>
    expect(sampleText(file, 'inner')).toBe('const b = 2;\n  const c = 3;'));
  it('names a region that does not exist', () => expect(() => sampleText(file, 'outer')).toThrow('no region "outer"'));
  it('leaves any text without markers as it is, but for white space at its end', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) =>
          sampleText(`x${text}`) === `x${text}`.replace(/\s+$/, '') || /#(end)?region|highlight-(start|end)/.test(text),
      ),
    );
  });
});

describe('highlightedLines', () => {
  const marked = ['a', '// #region r', '  b', '  // highlight-start', '  c', '  // highlight-end', '// #endregion r'];
  const jsx = ['<p>', '  {/* highlight-start */}', '  <b />', '  <i />', '  {/* highlight-end */}', '</p>'];
  it('are those between the markers, which no page shows', () => {
    expect(highlightedLines(marked.join('\n'))).toBe('{3-3}');
    expect(sampleText(marked.join('\n'))).toBe('a\n  b\n  c');
    expect(highlightedLines(jsx.join('\n'))).toBe('{2-3}');
    expect(sampleText(jsx.join('\n'))).toBe('<p>\n  <b />\n  <i />\n</p>');
  });
  it('are counted in the region, and may be in several places', () => {
    expect(highlightedLines(marked.join('\n'), 'r')).toBe('{2-2}');
    expect(highlightedLines([...marked, ...jsx].join('\n'))).toBe('{3-3,5-6}');
  });
  it('are none without markers', () => expect(highlightedLines('a\nb')).toBe(''));
  it.each(['// highlight-start\na', 'a\n// highlight-end'])('are not half marked: %j', (text) =>
    expect(() => highlightedLines(text)).toThrow('highlight-'),
  );
});
