import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const modules = Promise.all([
  jiti.import('../highlight-code/highlight.ts'),
  jiti.import('./explained.ts'),
  jiti.import('./apiParts.ts'),
]);

/**
 * Bundler loader for a line's API file: `?signature=name` gives the highlighted declaration, `?members=name` the members
 * of a type (`members=QueryBuilder` the props of the component), `?index=docs` all names with the place that explains
 * each, and with `&rest=parseSQL` the declarations of that entry's names which no page explains; on a release's file `?index=docs&at=/docs&line=5&since=4` gives what changed since release 4. The resource is a `.json` file, so the bundler takes what leaves this loader for JSON.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function libraryApiLoader(source) {
  const done = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const api = JSON.parse(source);
  (async () => {
    const [{ highlight }, { explainedBelow }, parts] = await modules;
    const { changes, declarationOf, declarationRows, indexRows, memberRows } = parts;
    if (query.has('signature')) return highlight(declarationOf(api, query.get('signature')), 'ts');
    if (query.has('members')) return memberRows(api, query.get('members'));
    const docs = path.resolve(query.get('index'));
    this.addContextDependency(docs);
    const places = explainedBelow(docs);
    if (query.has('since')) {
      const [before, line] = await Promise.all(
        [`release-${query.get('since')}`, query.get('line')].map(async (name) => {
          const file = path.join(path.dirname(this.resourcePath), `${name}.json`);
          this.addDependency(file);
          return JSON.parse(await readFile(file, 'utf8'));
        }),
      );
      return changes(before, api, { docs, path: query.get('at'), api: line }, places);
    }
    return query.has('rest') ? declarationRows(api, places, query.get('rest')) : indexRows(api, places);
  })().then((value) => done(null, JSON.stringify(value)), done);
}
