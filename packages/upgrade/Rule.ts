import type MagicString from 'magic-string';
import type { Source, SyntaxNode } from './source/readSource';

/** Major versions that code is moved between. */
export const majors = [3, 4, 5, 6, 7, 8] as const;
export type Major = (typeof majors)[number];

/** A place that a rule has found; `edit` rewrites it, where that is safe. */
export type Match = { node: SyntaxNode; edit?: (text: MagicString) => void };

/** Code that breaks, or behaves otherwise, from one major version on. */
export type Rule = {
  /** The name of its folder in `fixtures/`. */
  id: string;
  /** The first version in which it matters. */
  since: Exclude<Major, 3>;
  /** The version from which on it matters no longer. */
  until?: Major;
  /** `breaks`: it fails or does not compile; `differs`: it runs, with another result; `optional`: it goes on working. */
  kind: 'breaks' | 'differs' | 'optional';
  /** It can be done at any later step, too, for it works in all of them and need not be done. */
  isLasting?: true;
  /** Why, and what to do, in a sentence or two. */
  message: string;
  /** Sections of the migrate page of that version that it is about; the first one is linked. */
  sections: [string, ...string[]];
  /** Formats of `formatQuery` that it is about, if it is about exports. */
  formats?: readonly string[];
  match: (source: Source, found: (match: Match) => void) => void;
};

/** A rule in the list of the version that it matters from. */
export type RuleOfVersion = Omit<Rule, 'since'>;

/** Whether a rule is about a step between two versions. */
export const isAbout = ({ since, until, isLasting }: Rule, from: Major, to: Major): boolean =>
  since <= to && (from < since || Boolean(isLasting)) && !(until && to >= until);

/** The page that has the sections of a version, without the site's base. */
export const migratePage = (since: Rule['since']) =>
  since === 4 ? '/docs/4/migrate' : since === 5 ? '/docs/next/migrate' : `/docs/next/migrate-to-${since}`;

/** Where docs have more about a rule, without the site's base. */
export const addressOf = ({ since, sections }: Pick<Rule, 'since' | 'sections'>) =>
  `${migratePage(since)}#${sections[0]}`;
