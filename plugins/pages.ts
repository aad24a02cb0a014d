import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file of the build that holds a route's page; `route` starts with the base URL, as Docusaurus' `routesPaths` do. */
export const pageFile = (outDir: string, baseUrl: string, route: string) =>
  path.join(outDir, `${route.slice(baseUrl.length) || 'index'}.html`);

/** Edits under way, by file. Plugins are loaded apart from each other, so that a variable of this module is not enough. */
const key = Symbol.for('page-edits');
const shared = globalThis as { [key: symbol]: Map<string, Promise<void>> | undefined };
const pending: Map<string, Promise<void>> = shared[key] ?? new Map();
shared[key] = pending;

/**
 * Changes a finished page. Docusaurus runs all plugins' `postBuild` at the same time: edits of one page wait for each
 * other, and whoever only reads never sees a page that is half written.
 * @param file absolute path of the page
 * @param edit returns the new HTML
 */
export function editPage(file: string, edit: (html: string) => string): Promise<void> {
  const done = (pending.get(file) ?? Promise.resolve()).then(async () => {
    await writeFile(`${file}.new`, edit(await readFile(file, 'utf8')));
    await rename(`${file}.new`, file);
  });
  pending.set(file, done);
  return done;
}
