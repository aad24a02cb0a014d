import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleText } from './sampleText';

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
        (text) => sampleText(`x${text}`) === `x${text}`.replace(/\s+$/, '') || /#(end)?region/.test(text),
      ),
    );
  });
});
