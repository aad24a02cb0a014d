import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of all pages of the build: every HTML file but the 404 page and the redirect stubs. */
export const routes: string[] = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .filter((file) => !/http-equiv="refresh"/.test(readFileSync(path.join('build', file), 'utf8')))
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
  .sort();

/** Pages of the documentation, category pages included. */
export const docsRoutes = routes.filter((route) => route.startsWith('/docs/'));

/** The file of the build that is served at a route. */
export const fileOf = (route: string): string => `build${route === '/' ? '/index' : route}.html`;
