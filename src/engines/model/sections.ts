import type { Line } from '../../../lines/line';
import { lines } from '../../../lines/registry';
import type { CauseId } from './causes';

/** The section that the table of causes stands in, on each line's page. */
export const tableSection = 'what-the-formats-select';

/** The heading of `api/export`, or of `api/export-values`, that explains a cause; the others are explained in the table of causes itself. */
const sections: Partial<Record<string, string>> = {
  'like-wildcards': 'quotes-and-escaping',
  'like-case': 'operators',
  regex: 'quotes-and-escaping',
  'not-dropped': 'not',
  'merged-groups': 'independent-combinators',
  'empty-group': 'nothing-to-export',
  unfinished: 'nothing-to-export',
  lists: 'lists-and-ranges',
  'range-order': 'lists-and-ranges',
  'boolean-as-text': 'lists-and-ranges',
  quoting: 'quotes-and-escaping',
  'number-as-text': 'numbers',
  'text-as-number': 'numbers',
  'number-syntax': 'numbers',
  'type-error': 'numbers',
  'lost-wildcards': 'numbers',
  'field-comparison': 'field-against-field',
  'match-mode': 'operators',
  'ldap-presence': 'operators',
  'ldap-strict': 'operators',
  'ldap-text': 'operators',
  'ldap-syntax': 'numbers',
  'two-types': 'field-against-field',
} satisfies Partial<Record<CauseId, string>>;

/** The same for lines whose pages have headings of their own, by their major versions. */
export const ownSections: Record<string, Partial<Record<CauseId, string>>> = {
  3: {
    'not-dropped': 'formatquery',
    'broken-gte': 'formatquery',
    quoting: 'quotes-are-not-escaped',
    unfinished: 'when-no-valid-rule-is-left',
    lists: 'more-that-surprises',
    'type-error': 'more-that-surprises',
  },
};

/** @throws for a release that no documented line is pinned to */
function lineOf(major: number): Line {
  const line = lines.find((candidate) => candidate.major === String(major));
  if (!line) throw new Error(`No documented line is pinned to release ${major}`);
  return line;
}

/** The anchor of the section that explains a cause in the docs of a release; a line may have headings of its own. */
export const sectionOf = (cause: CauseId, major: number): string =>
  (ownSections[major] ?? sections)[cause] ?? tableSection;

/** What stands on a page of its own, beside `api/export`, where a line has no headings of its own. */
const onValues = ['operators', 'lists-and-ranges', 'numbers', 'field-against-field', 'quotes-and-escaping'];

const exportPage = (major: number) => lineOf(major).exportDocs.split('#')[0] ?? '';

/** Address of the page that explains a cause in the docs of a release. */
export function pageOf(cause: CauseId, major: number): string {
  const page = exportPage(major);
  return !ownSections[major] && onValues.includes(sectionOf(cause, major)) ? `${page}-values` : page;
}

/** Address of that section, without the site's base. */
export const docsOf = (cause: CauseId, major: number): string => `${pageOf(cause, major)}#${sectionOf(cause, major)}`;

/** The same from the page `api/export` of that release, and relative to it: samples on a page have no router. */
export const linkFromExport = (cause: CauseId, major: number): string =>
  pageOf(cause, major) === exportPage(major)
    ? `#${sectionOf(cause, major)}`
    : `export-values#${sectionOf(cause, major)}`;
