import { readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { byHand } from './byHand';
import type { Rule } from './Rule';
import { rules } from './registry';

type Section = { id: string; since: number | undefined };

/** Sections of a migrate page, each with the version that it is about. */
function sectionsOf(file: string): Section[] {
  const slugger = createSlugger();
  let since: number | undefined;
  const own = readFileSync(file, 'utf8');
  // A part that the page of another line has, too.
  const whole = own.replace(/^<From4To5 \/>$/m, () =>
    readFileSync('versioned_docs/version-5/_from-4-to-5.mdx', 'utf8'),
  );
  return [...whole.matchAll(/^(##+) (.+?)(?: \{#([\w-]+)\})?$/gm)].map(([, marks = '', title = '', id]) => {
    if (marks === '##') since = Number(/^From \d to (\d)$/.exec(title)?.[1]) || undefined;
    return { id: id ?? slugger.slug(title.replaceAll('`', '')), since };
  });
}
const pages = { old: sectionsOf('versioned_docs/version-4/migrate.mdx'), next: sectionsOf('docs/migrate.mdx') };
const sectionsSince = (since: Rule['since']) => (since === 4 ? pages.old : pages.next);

describe.each([4, 5, 6, 7, 8] as const)('version %i', (since) => {
  const known = [
    ...rules.filter((rule) => rule.since === since).flatMap(({ sections }) => sections),
    ...Object.keys(byHand[since]),
  ];
  it('what rules and the list of what is left link to is on the migrate page', () => {
    const ids = sectionsSince(since).map(({ id }) => id);
    expect(known.filter((id) => !ids.includes(id))).toEqual([]);
  });
  it('every change on the migrate page has a rule, or is named as one to check by hand', () => {
    const changes = sectionsSince(since).filter(
      (section) => section.since === since && !/^from-|^all-differences/.test(section.id),
    );
    expect(changes.length).toBeGreaterThan(5);
    expect(changes.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  });
});
