import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { type CauseId, causeIds } from './causes';
import { docsOf, sectionOf } from './sections';

/** The anchors of a page's headings, as Docusaurus makes them. */
const anchors = (mdx: string) =>
  [...mdx.matchAll(/^##+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s+/g, '-'),
  );

describe.each(documentedLines().map((line) => [line.release, line] as const))(
  'causes in the docs of %s',
  (release, line) => {
    const major = Number.parseInt(release, 10);
    const [address = ''] = line.exportDocs.split('#');
    const page = `${address.replace(line.path, line.docs)}.mdx`;
    const headings = anchors(readFileSync(page, 'utf8'));

    it('causes with a section of their own are known', () =>
      expect(causeIds).toEqual(expect.arrayContaining(Object.keys(line.causeSections ?? {}))));

    it.each(causeIds)('%s leads to a heading', (cause: CauseId) => {
      expect(headings).toContain(sectionOf(cause, major));
      expect(docsOf(cause, major)).toBe(`${address}#${sectionOf(cause, major)}`);
    });
  },
);
