import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const modules = Promise.all([
  jiti.import('../highlight-code/highlight.ts'),
  jiti.import('./explained.ts'),
  jiti.import('./differences.ts'),
]);

/**
 * Bundler loader for a line's API file: `?signature=name` gives the highlighted declaration, `?members=name` the members
 * of a type (`members=QueryBuilder` the props of the component), `?index=docs` all names with the place that explains
 * each, and with `&rest=parseSQL` the declarations of that entry's names which no page explains; on a release's file `?since=4` gives what changed since release 4. The resource is a `.json` file, so the bundler takes what leaves this loader for JSON.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function libraryApiLoader(source) {
  const done = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const api = JSON.parse(source);
  const found = (name) => api.exports.find((entry) => entry.name === name);
  (async () => {
    const [{ highlight }, { declarationsPage, explainedBelow }, { differences }] = await modules;
    if (query.has('since')) {
      const file = this.resourcePath.replace(/[^-]+\.json$/, `${query.get('since')}.json`);
      this.addDependency(file);
      const before = JSON.parse(await readFile(file, 'utf8'));
      return { releases: [before.api.release, api.api.release], ...differences(before, api) };
    }
    if (query.has('signature')) return highlight(found(query.get('signature')).declaration, 'ts');
    if (query.has('members')) {
      const name = query.get('members');
      const members = name === 'QueryBuilder' ? api.props : found(name).members;
      return members.map((member) => [member.name, member.type, member.optional]);
    }
    const docs = path.resolve(query.get('index'));
    this.addContextDependency(docs);
    const places = explainedBelow(docs);
    const entryOf = ({ from }) => from[0].split('/')[1] ?? '';
    if (query.has('rest')) {
      const rest = api.exports.filter((each) => entryOf(each) === query.get('rest') && !places.has(each.name));
      return rest.map(({ name, declaration }) => [name, declaration.replace(/\s+/g, ' ')]);
    }
    return api.exports.map((each) => {
      const { page, anchor } = places.get(each.name) ?? { page: declarationsPage, anchor: each.name };
      return [each.name, each.kind, `${page}#${anchor}`, entryOf(each)];
    });
  })().then((value) => done(null, JSON.stringify(value)), done);
}
