import { describe, expect, it } from 'vitest';
import { isSample } from './isSample';
import { outputsFile, outputText } from './outputs';

describe('the captured output of a sample', () => {
  it.each([
    ['docs/_samples/sql.ts', 'docs/_samples/outputs/sql.json'],
    ['/site/docs/_samples/export/sql.ts', '/site/docs/_samples/outputs/export/sql.json'],
    ['docs/_samples/a.tsx.ts', 'docs/_samples/outputs/a.tsx.json'],
  ])('%s stands in %s', (sample, outputs) => expect(outputsFile(sample)).toBe(outputs));

  const json = JSON.stringify({ '': ['first'], one: ['a', 'b'], none: [] });
  it('is all of it, or what one region printed', () => {
    expect(outputText(json)).toBe('first\na\nb');
    expect(outputText(json, 'one')).toBe('a\nb');
  });
  it.each(['none', 'nowhere'])('fails where nothing was printed: %s', (region) =>
    expect(() => outputText(json, region)).toThrow(`nothing was printed in region "${region}"`),
  );
  it('fails where nothing at all was printed', () => expect(() => outputText('{}')).toThrow(/^nothing was printed$/));
});

it('a sample is what is shown, not what drives it, shares its code or leads to the release', () => {
  const files = ['limit.tsx', 'export/sql.ts', 'release.tsx', 'my-release.ts', 'in-brief.ts', 'companions.ts'];
  const others = [
    'limit.interaction.ts',
    'release.ts',
    'brief.ts',
    'part/brief.ts',
    'companions/antd.ts',
    'kits/antd.ts',
    'limit.css',
    'package.json',
  ];
  expect([...files, ...others].filter(isSample)).toEqual(files);
});
