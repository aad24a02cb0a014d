import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import { renamed } from '@site/plugins/address/pages';
import type { SearchHit } from '@site/plugins/search/engine/answer';
import { lvls, tagOf } from '@site/plugins/search/records';
import { liteClient } from 'algoliasearch/lite';
import { useEffect, useState } from 'react';
import { nearestPages } from './nearestPages';
import { type MissingAddress, readMissingAddress } from './readMissingAddress';

type Routes = typeof routes;
type Suggestion = { path: string; label?: string };

/** How many pages are suggested. */
const count = 3;

/** Paths of all pages outside of the router's wildcard. */
const pathsOf = (list: Routes): string[] =>
  list.flatMap(({ path, routes: below, exact }) =>
    below ? pathsOf(below as Routes) : exact && typeof path === 'string' ? [path] : [],
  );

/** What the address that has no page was probably about: pages of nearly the same address, then what the search finds. */
export function Suggestions() {
  const { pathname, hash } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const versions = useAllDocsData().default?.versions ?? [];
  const missing = readMissingAddress(pathname.slice(siteConfig.baseUrl.length - 1), hash, versions);
  const found = useFound(missing);
  const line = versions.find(({ name }) => name === missing.version)?.path ?? '';
  const paths = pathsOf(routes);
  const isOfLine = (path: string) =>
    path.startsWith(`${line}/`) &&
    !versions.some((other) => other.path.length > line.length && path.startsWith(`${other.path}/`));
  const [target = '', section] = (Object.hasOwn(renamed, missing.page) ? (renamed[missing.page] as string) : '').split(
    '#',
  );
  const known = paths
    .filter((path) => target && path === `${line}/${target}`)
    .map((path) => path + (section ? `#${section}` : ''));
  const near = nearestPages(
    missing.page ? `${line}/${missing.page}` : pathname,
    paths.filter((path) => !missing.page || isOfLine(path)),
  );
  // What a hash names is the most special of what is missing.
  const special = missing.words.length > 1 ? found.slice(0, 1) : [];
  const toPath = (path: string) => ({ path });
  const all: Suggestion[] = [...known.map(toPath), ...special, ...near.map(toPath), ...found];
  const each = all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index).slice(0, count);
  if (each.length === 0) return null;
  return (
    <>
      <h2>Did you mean</h2>
      <ul>
        {each.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label ?? <code>{path}</code>}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sections that the search finds for an address, those of its hash first. */
function useFound({ words, version }: MissingAddress): Suggestion[] {
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia as unknown as Record<string, string>;
  const [found, setFound] = useState<Suggestion[]>([]);
  const queries = words.join('\n');
  useEffect(() => {
    if (!queries) return;
    let isCurrent = true;
    const requests = queries.split('\n').map((query) => ({
      indexName: indexName as string,
      query,
      hitsPerPage: count,
      facetFilters: [[`docusaurus_tag:${tagOf(version)}`]],
    }));
    liteClient(appId as string, apiKey as string)
      .search<SearchHit>({ requests })
      .then(({ results }) => {
        const hits = results.flatMap((each) => (each as { hits: SearchHit[] }).hits);
        if (isCurrent) setFound(hits.map(suggestionOf));
      })
      .catch(() => {}); // the other links are there
    return () => {
      isCurrent = false;
    };
  }, [queries, version, appId, apiKey, indexName]);
  return found;
}

function suggestionOf({ url, hierarchy }: SearchHit): Suggestion {
  const { pathname, hash } = new URL(url);
  const names = lvls.flatMap((level) => hierarchy[level] ?? []);
  return { path: pathname + hash, label: [names[0], names.length > 1 && names.at(-1)].filter(Boolean).join(': ') };
}
