import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pagesBelow } from '../pagesBelow';
import { forbiddenClaims } from './claims';

describe.each(documentedLines().map((line) => [line.release, line] as const))(
  'claims of the pages of %s',
  (_, line) => {
    it.each(pagesBelow(path.resolve(line.docs)).map((page) => path.relative('.', page)))(
      '%s claims of no package or version that it does not exist or is the last',
      (page) => expect(forbiddenClaims(page)).toEqual([]),
    );
  },
);

it.each(pagesBelow('src/pages'))('%s claims nothing of that kind', (page) => expect(forbiddenClaims(page)).toEqual([]));

describe('a claim that nobody can know', () => {
  const claims = (mdx: string) => forbiddenClaims('page.mdx', mdx);

  it.each([
    'Bulma: none published.',
    'The package was never published for version 4.',
    'This companion was not released.',
    'An address without one gives the newest release.',
    '1.0.0 is the newest of these.',
    'Its last release is 1.0.0.',
    'react-dnd 14 is the last that ships a UMD file.',
    'It is the last 4.x of this package.',
    '`@react-querybuilder/chakra` ends with 1.0.0.',
    'MUI and drag and drop have no 2.0.0.',
    'There is no version 8 of it.',
    'Chakra: none of version 8.',
    'There is no companion for it.',
    'That version does not exist.',
    'It could not be installed.',
    'npm answers with E404.',
    'It brings 1.0.0 when we tried.',
  ])('is found in "%s"', (sentence) => expect(claims(sentence)).not.toEqual([]));

  it('is found in tables, headings and front matter, each with its line', () =>
    expect(
      claims('---\ndescription: The newest version\n---\n\n## None published\n\n| a |\n| - |\n| ends with 1.0.0 |\n'),
    ).toEqual([
      'page.mdx:1 "newest version": name the version',
      expect.stringContaining('page.mdx:5 "None published"'),
      expect.stringContaining('page.mdx:9 "ends with 1.0.0"'),
    ]));

  it.each([
    'The samples run with 1.0.0; 2.0.0 was not run here.',
    'Version 8 has no UMD file.',
    'A path that does not exist gives `null`.',
    'The last line of the sample shows it.',
    'Releases of version 8 ask for React 18.',
  ])('is not seen in "%s"', (sentence) => expect(claims(sentence)).toEqual([]));

  it('is not looked for in code', () => expect(claims('```text\nnpm error code E404\n```\n')).toEqual([]));
});
