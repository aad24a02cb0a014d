import type { CauseId } from './causes';

/** The section that the table of causes stands in, on each line's page. */
export const tableSection = 'what-the-formats-select';

/** The heading of `api/export` that explains a cause; the others are explained in the table of causes itself. */
const sections: Partial<Record<CauseId, string>> = {
  'like-wildcards': 'quotes-and-escaping',
  'like-case': 'operators',
  regex: 'quotes-and-escaping',
  'not-dropped': 'not',
  'merged-groups': 'independent-combinators',
  'empty-group': 'nothing-to-export',
  unfinished: 'nothing-to-export',
  lists: 'lists-and-ranges',
  'range-order': 'lists-and-ranges',
  quoting: 'quotes-and-escaping',
  'number-as-text': 'numbers',
  'text-as-number': 'numbers',
  'number-syntax': 'numbers',
  'lost-wildcards': 'numbers',
  'field-comparison': 'field-against-field',
};

/** Release 3 has one page, with its own headings. */
const sectionsOfRelease3: Partial<Record<CauseId, string>> = {
  'not-dropped': 'formatquery',
  'broken-gte': 'formatquery',
  quoting: 'quotes-are-not-escaped',
  unfinished: 'when-no-valid-rule-is-left',
  lists: 'more-that-surprises',
};

/** The docs page of the export in a line, by major version; the latest line has no prefix. */
const pages: Record<number, string> = {
  3: '/docs/3/intro',
  4: '/docs/4/api/export',
  5: '/docs/api/export',
  8: '/docs/next/api/export',
};

/** The anchor of the section that explains a cause in the docs of a release. */
export const sectionOf = (cause: CauseId, major: number): string =>
  (major === 3 ? sectionsOfRelease3 : sections)[cause] ?? tableSection;

/**
 * Address of that section, without the site's base.
 * @throws for a release that no documented line is pinned to
 */
export function docsOf(cause: CauseId, major: number): string {
  const page = pages[major];
  if (!page) throw new Error(`No documented line is pinned to release ${major}`);
  return `${page}#${sectionOf(cause, major)}`;
}
