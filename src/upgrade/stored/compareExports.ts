import { lines } from '@site/lines/registry';
import { type Exported, exportWith, type ReleaseImports } from '@site/lines/releaseImports';
import { undocumentedReleases } from '@site/lines/undocumentedReleases';
import type { Major } from '@site/packages/upgrade';
import { inKeyOrder } from '@site/src/demo/panels/releases/inKeyOrder';
import type { RuleGroupTypeAny } from 'react-querybuilder';

/** Formats whose exports are text or JSON, and say the same on each run. */
export const comparedFormats = [
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb',
  'mongodb_query',
  'elasticsearch',
  'cel',
  'spel',
  'jsonata',
  'jsonlogic',
  'natural_language',
  'json_without_ids',
] as const;

/** What two releases make of a query in one format. */
export type Comparison = {
  format: string;
  before: Exported;
  after: Exported;
  /** Both as text, where there is one. */
  texts: [string, string] | undefined;
  isSame: boolean;
};

/** Every release that code is moved between; each comes to the browser when it is asked for. */
const loaders = new Map([...undocumentedReleases, ...lines].map(({ major, load }) => [Number(major), load]));

/** @throws for a release that neither a line nor the registry of those between lines has */
const doorOf = (wanted: Major) => {
  const load = loaders.get(wanted);
  if (!load) throw new Error(`release ${wanted} has no export here`);
  return load();
};

/** Loads two releases, and returns what exports a query with both, in every format that the older one has. */
export async function comparerOf(from: Major, to: Major): Promise<(query: RuleGroupTypeAny) => Comparison[]> {
  const [older, newer] = await Promise.all([doorOf(from), doorOf(to)]);
  return (query) => compared(query, older, newer);
}

function compared(query: RuleGroupTypeAny, older: ReleaseImports, newer: ReleaseImports): Comparison[] {
  return comparedFormats.flatMap((format) => {
    const [before, after] = [exportWith(older, query, { format }), exportWith(newer, query, { format })];
    // What no release had before cannot change for a query that was stored.
    if ('missing' in before) return [];
    const texts: Comparison['texts'] =
      'value' in before && 'value' in after ? [inKeyOrder(before.value), inKeyOrder(after.value)] : undefined;
    const isSame = texts ? texts[0] === texts[1] : JSON.stringify(before) === JSON.stringify(after);
    return [{ format, before, after, texts, isSame }];
  });
}
