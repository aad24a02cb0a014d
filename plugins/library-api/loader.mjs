import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const modules = Promise.all([jiti.import('../highlight-code/highlight.ts'), jiti.import('./explained.ts')]);

/**
 * Bundler loader for a line's API file: `?signature=name` gives the highlighted declaration, `?members=name` the members
 * of a type (`members=QueryBuilder` the props of the component), `?index=docs` all names with the place that explains
 * each. The resource is a `.json` file, so the bundler takes what leaves this loader for JSON.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function libraryApiLoader(source) {
  const done = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const api = JSON.parse(source);
  const found = (name) => api.exports.find((entry) => entry.name === name);
  (async () => {
    const [{ highlight }, { explainedBelow }] = await modules;
    if (query.has('signature')) return highlight(found(query.get('signature')).declaration, 'ts');
    if (query.has('members')) {
      const name = query.get('members');
      const members = name === 'QueryBuilder' ? api.props : found(name).members;
      return members.map((member) => [member.name, member.type, member.optional]);
    }
    const docs = path.resolve(query.get('index'));
    this.addContextDependency(docs);
    const places = explainedBelow(docs);
    return api.exports.map(({ name, kind, from }) => {
      const place = places.get(name);
      return [name, kind, place ? `${place.page}#${place.anchor}` : '', from[0].split('/')[1] ?? ''];
    });
  })().then((value) => done(null, JSON.stringify(value)), done);
}
