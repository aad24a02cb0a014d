import Link from '@docusaurus/Link';
import { type GlobalVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { nearestPages } from './nearestPages';
import { sidebarPages } from './sidebarPages';

type Routes = typeof routes;

/** Paths of all pages outside of the router's wildcard. */
const pathsOf = (list: Routes): string[] =>
  list.flatMap(({ path, routes: below, exact }) =>
    below ? pathsOf(below as Routes) : exact && typeof path === 'string' ? [path] : [],
  );

/** The pages of a docs line whose addresses are nearest to the one that was asked for. */
export function NearestInLine({ version }: { version: GlobalVersion }) {
  const { docsSidebars } = useDocsVersion();
  const { pathname } = useLocation();
  const intro = version.docs.find(({ id }) => id === version.mainDocId)?.path ?? version.path;
  const pages = sidebarPages(docsSidebars).filter(({ path }) => path !== intro);
  return nearestPages(pathname, pages).map(({ path, label }) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}

/** The pages of the site whose addresses are nearest to the one that was asked for. */
export function NearestOnSite() {
  const { pathname } = useLocation();
  const pages = pathsOf(routes).map((path) => ({ path }));
  return nearestPages(pathname, pages).map(({ path }) => (
    <li key={path}>
      <Link to={path}>
        <code>{path}</code>
      </Link>
    </li>
  ));
}
