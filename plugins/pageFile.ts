import path from 'node:path';

/** The file of the build that holds a route's page; `route` starts with the base URL, as Docusaurus' `routesPaths` do. */
export const pageFile = (outDir: string, baseUrl: string, route: string) =>
  path.join(outDir, `${route.slice(baseUrl.length) || 'index'}.html`);
