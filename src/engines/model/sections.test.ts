import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { anchorsOf } from '../../../plugins/docs-links/links';
import { type CauseId, causeIds } from './causes';
import { docsOf, ownSections, pageOf, sectionOf } from './sections';

describe.each(documentedLines().map((line) => [line.release, line] as const))(
  'causes in the docs of %s',
  (release, line) => {
    const major = Number.parseInt(release, 10);
    const anchorsAt = (address: string) => [...anchorsOf(path.resolve(`${address.replace(line.path, line.docs)}.mdx`))];

    it.each(causeIds)('%s leads to a heading', (cause: CauseId) => {
      const address = pageOf(cause, major);
      expect(anchorsAt(address)).toContain(sectionOf(cause, major));
      expect(docsOf(cause, major)).toBe(`${address}#${sectionOf(cause, major)}`);
    });
  },
);

it('lines with headings of their own are documented', () =>
  expect(documentedLines().map(({ major }) => major)).toEqual(expect.arrayContaining(Object.keys(ownSections))));
