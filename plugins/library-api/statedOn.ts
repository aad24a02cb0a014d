import { existsSync } from 'node:fs';
import path from 'node:path';

/** The pages of the component's props; the first has the overview of them all. */
export const propPages = [
  'api/querybuilder',
  'api/rule-values',
  'api/edits',
  'api/controls',
  'api/drag-and-drop',
  'api/state',
];

/** Pages whose sections state the defaults of members: of the component's props, and of a type's. */
const statedOn: Record<string, string[]> = {
  // The line of release 3 is one page.
  QueryBuilder: [...propPages, 'intro'],
  FormatQueryOptions: ['api/export-options'],
};

/** What a page states the members of. */
export const statedOwner = (page: string): string | undefined =>
  Object.entries(statedOn).find(([, pages]) => pages.includes(page))?.[0];

/** The pages of a line that state the members of a component or type: of the introduction only if it has no other. */
export function statedPages(owner: string, docs: string): string[] {
  const pages = (statedOn[owner] ?? []).filter((page) => existsSync(path.join(docs, `${page}.mdx`)));
  const own = pages.filter((page) => page !== 'intro');
  return own.length ? own : pages;
}
