import type { NameChange } from '../../src/docs-widgets/LineChanges/changes';
import type { ApiJson } from '../library-api/apiSchema';
import { wordRuns } from './wordRuns';

type Member = ApiJson['props'][number];
type Export = ApiJson['exports'][number];
/** Something with a name, a text of its own and a place in the docs. */
type Named = { name: string; kind: string; owner?: string; text: string; default?: string | null; page?: string };

/** Without what the author's tools decide: line breaks, and how strings are quoted. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll("'", '"');

/** What changed of props, exported names and their members between two releases, each with its address in the docs. */
export function nameChanges(before: ApiJson, after: ApiJson): NameChange[] {
  return [
    ...compared(before.props.map(prop), after.props.map(prop)),
    ...compared(before.exports.map(own), after.exports.map(own)).filter(
      (change) => !saidByMembers(change, before, after),
    ),
    ...joined(memberChanges(before, after)),
  ];
}

const prop = ({ type, ...rest }: Member): Named => ({ ...rest, kind: 'prop', text: plain(type) });
const own = ({ name, kind, declaration, page }: Export): Named => ({
  ...{ name, kind, page },
  text: plain(declaration),
});

/** Names of one kind, by what is new, gone and different. */
function compared(before: Named[], after: Named[]): NameChange[] {
  const earlier = new Map(before.map((each) => [each.name, each]));
  const later = new Map(after.map((each) => [each.name, each]));
  const base = ({ name, kind, owner, page }: Named) => ({
    ...{ name, kind },
    ...(owner && { owners: [owner] }),
    ...(page && { place: page }),
  });
  return [
    ...before.flatMap((one) => (later.has(one.name) ? [] : [{ ...base(one), change: 'removed' as const }])),
    ...after.flatMap((one): NameChange[] => {
      const old = earlier.get(one.name);
      if (!old) return [{ ...base(one), change: 'added', ...(one.kind === 'prop' && { type: [['=', one.text]] }) }];
      const type = old.text === one.text ? undefined : wordRuns(old.text, one.text);
      const fallback = changedDefault(old, one);
      return type || fallback
        ? [{ ...base(one), change: 'changed', ...(type && { type }), ...(fallback && { default: fallback }) }]
        : [];
    }),
  ];
}

/** Defaults that the pages of both lines state. */
function changedDefault(before: Named, after: Named): [string, string] | undefined {
  if (before.default === undefined || after.default === undefined || before.default === after.default) return;
  return [before.default ?? 'none', after.default ?? 'none'];
}

/** The declaration of a type repeats its members, which are compared one by one. */
const saidByMembers = ({ change, name }: NameChange, before: ApiJson, after: ApiJson): boolean => {
  const both = [before, after].map(({ exports }) => exports.find((each) => each.name === name));
  return change === 'changed' && both.every((each) => each?.kind === 'type' && each.members);
};

/** Members of types that both releases have, and options of functions. */
function memberChanges(before: ApiJson, after: ApiJson): NameChange[] {
  const earlier = new Map(before.exports.map((each) => [each.name, each]));
  return after.exports.flatMap((now) => {
    const then = earlier.get(now.name);
    if (!then) return [];
    const members = (of: Export) =>
      (of.members ?? []).map(
        ({ type, ...rest }): Named => ({
          ...rest,
          kind: 'member',
          owner: of.name,
          text: plain(type),
          page: rest.page ?? of.page,
        }),
      );
    return compared(members(then), members(now));
  });
}

/** The same change of several types on one page, once: types extend each other. */
function joined(changes: NameChange[]): NameChange[] {
  const all = new Map<string, NameChange>();
  for (const change of changes) {
    const { owners, ...rest } = change;
    const key = JSON.stringify([rest.change, rest.name, rest.type, rest.default, rest.place?.split('#')[0]]);
    const known = all.get(key);
    if (known) known.owners = [...(known.owners ?? []), ...(owners ?? [])];
    else all.set(key, change);
  }
  return [...all.values()];
}
