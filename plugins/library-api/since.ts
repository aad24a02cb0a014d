import type { Api, ApiExport, ApiMember } from './api';

/** An export, a prop or a member, in whatever release. */
type Named = Pick<ApiMember, 'name' | 'deprecated'>;

/**
 * Since when a name is there, as far as the compared releases tell, which are all that is known.
 * @param releases oldest first, up to the one that is described
 * @returns nothing where there is no earlier release to compare with
 * @example sinceText(['5.4.1', '6.5.5'], 1) // 'new between 5.4.1 and 6.5.5'
 */
export function sinceText(releases: string[], first: number): string | undefined {
  if (releases.length < 2) return undefined;
  return first === 0 ? `in ${releases[0]} already` : `new between ${releases[first - 1]} and ${releases[first]}`;
}

/** The first of the releases from which on every one has a name. */
export const firstWith = (apis: Api[], has: (api: Api) => boolean): number =>
  apis.findLastIndex((each) => !has(each)) + 1;

/** The name that a deprecation names instead: `Renamed to Option.`, `Use ActionProps instead.` */
export const successor = ({ deprecated = '' }: Named): string | undefined =>
  /^(?:Renamed to|Prefer|Use) `?(\w+)/.exec(deprecated)?.[1];

/**
 * The API of the last of some releases, with what pages say of each export, prop and member: since when it is there, what
 * it replaced, and whether it is deprecated.
 * @param apis the compared releases up to the described one, oldest first
 */
export function withSince(apis: Api[]): Api {
  const api = apis.at(-1) as Api;
  const releases = apis.map(({ release }) => release);
  const marked = <Each extends Named>(all: Each[], of: (api: Api) => Named[]): Each[] =>
    all.map((each) => {
      const replaced = all.filter((other) => successor(other) === each.name).map(({ name }) => name);
      const since = [
        sinceText(
          releases,
          firstWith(apis, (other) => of(other).some(({ name }) => name === each.name)),
        ),
        replaced.length && `replaces ${replaced.join(', ')}`,
        each.deprecated !== undefined && 'deprecated',
      ].filter(Boolean);
      return since.length ? { ...each, since: since.join('; ') } : each;
    });
  const find = ({ exports }: Api, name: string) => exports.find((each) => each.name === name);
  return {
    ...api,
    props: marked(api.props, ({ props }) => props),
    exports: marked(api.exports, ({ exports }) => exports).map(
      (each): ApiExport => ({
        ...each,
        ...(each.members && { members: marked(each.members, (other) => find(other, each.name)?.members ?? []) }),
        ...(each.options && { options: marked(each.options, (other) => find(other, each.name)?.options ?? []) }),
      }),
    ),
  };
}
