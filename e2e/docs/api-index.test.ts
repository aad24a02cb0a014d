import { expect, test } from 'vitest';
import { documentedLines, latest } from '../../lines/lines';
import { declaredNames } from '../../plugins/library-api/declaredNames';
import { packageFolder } from '../../plugins/packageFolder';
import { builtPage } from '../fixtures/builtPages';
import { docsRoutes } from '../fixtures/routes';

/** Names of the index on a page, each with the sub-path that stands beside it; none if the page has no index. */
function listedOn(route: string): { name: string; subPath: string }[] {
  const $ = builtPage(route);
  const sections = $('section[aria-label]').filter((_, section) => $(section).find('ul > li > code').length > 0);
  return sections
    .find('ul > li')
    .toArray()
    .map((item) => ({
      name: $(item).children('code').text(),
      subPath: `.${$(item).children('small').text().trim()}`,
    }));
}

for (const { id, path: linePath, release, samples } of documentedLines()) {
  test(`the index of ${release} lists every name that an entry declares, and nothing else`, () => {
    const prefix = `${linePath}/`;
    const own = docsRoutes.filter(
      (route) => route.startsWith(prefix) && (id !== latest || !/^\/docs\/(next|\d+)\//.test(route)),
    );
    const lists = own.map(listedOn).filter((names) => names.length > 0);
    expect(lists, `one page of ${release} has an index`).toHaveLength(1);
    const listed = lists.flat();
    const declared = declaredNames(packageFolder(samples));
    // The default export is the component, which has a name of its own everywhere.
    const wanted = Object.values(declared)
      .flat()
      .map((name) => (name === 'default' ? 'QueryBuilder' : name));
    expect(listed.map(({ name }) => name).sort()).toEqual([...new Set(wanted)].sort());
    const misplaced = listed.filter(
      ({ name, subPath }) => !declared[subPath]?.includes(name) && !(name === 'QueryBuilder' && subPath === '.'),
    );
    expect(misplaced).toEqual([]);
  });
}
