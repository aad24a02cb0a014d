import * as v from 'valibot';
import type { Api, ApiMember } from './api';
import { described, release } from './apiSchema';

const signatures = described(
  v.record(release, v.string()),
  'The releases that have the name, each with the declaration or type as shipped, without comments.',
);
const byName = v.record(v.string(), signatures);

/** What `api-history.json` holds; `api/history-schema.json` says the same as JSON Schema. */
export const historySchema = described(
  v.strictObject({
    $schema: v.pipe(v.string(), v.url()),
    package: v.literal('react-querybuilder'),
    comparedReleases: described(
      v.array(release),
      'The releases whose types were read, oldest first. Nothing is said about those between them.',
    ),
    exports: byName,
    props: described(byName, 'Props of the QueryBuilder component.'),
    members: described(v.record(v.string(), byName), 'Members of exported object types, by type.'),
    deprecated: described(
      byName,
      'Exports, props (`QueryBuilder.x`) and members (`Type.x`) that a release marks as deprecated.',
    ),
  }),
  'The API of some releases of react-querybuilder: name, release, signature.',
);

export type ApiHistory = v.InferOutput<typeof historySchema>;

type ByName = Record<string, Record<string, string>>;

/**
 * The API of all compared releases, by name.
 * @param apis oldest first
 * @param root origin and base of the site, without a slash at the end
 */
export function apiHistory(apis: Api[], root: string): ApiHistory {
  const [exports, props, deprecated]: [ByName, ByName, ByName] = [{}, {}, {}];
  const members: Record<string, ByName> = {};
  const put = (into: ByName, name: string, at: string, text: string) => {
    into[name] = { ...into[name], [at]: text };
  };
  for (const { release: at, ...api } of apis) {
    const mark = (owner: string, { name, deprecated: text }: Pick<ApiMember, 'name' | 'deprecated'>) => {
      if (text !== undefined) put(deprecated, `${owner}${name}`, at, text);
    };
    for (const prop of api.props) {
      put(props, prop.name, at, prop.type);
      mark('QueryBuilder.', prop);
    }
    for (const each of api.exports) {
      put(exports, each.name, at, each.declaration);
      mark('', each);
      for (const member of each.members ?? []) {
        const own: ByName = members[each.name] ?? {};
        members[each.name] = own;
        put(own, member.name, at, member.type);
        mark(`${each.name}.`, member);
      }
    }
  }
  return {
    $schema: `${root}/api/history-schema.json`,
    package: 'react-querybuilder',
    comparedReleases: apis.map(({ release: at }) => at),
    ...{ exports, props, members, deprecated },
  };
}
