import { readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { byHand } from './byHand';
import type { Rule } from './Rule';
import { rules } from './registry';

type Section = { step: number; title: string; id: string };

/**
 * Sections of a migrate page, each with the version that its step leads to.
 * @param only the step that the whole page is about
 */
function sectionsOf(page: string, only = 0): Section[] {
  const text = readFileSync(page, 'utf8');
  const parts = new Map(
    [...text.matchAll(/^import (\w+) from '@site\/(.+)';$/gm)].map(([, name, file]) => [name, file]),
  );
  const whole = text.replace(/^<(\w+) \/>$/gm, (element, name) =>
    parts.has(name) ? readFileSync(parts.get(name) as string, 'utf8') : element,
  );
  const slugger = createSlugger();
  let step = only;
  let isFence = false;
  return whole.split('\n').flatMap((line) => {
    if (line.startsWith('```')) isFence = !isFence;
    const [, marks, title] = (!isFence && /^(#{2,4}) (.+)$/.exec(line)) || [];
    if (!marks || !title) return [];
    const id = /\{\/\* #([\w-]+) \*\/\}$/.exec(title)?.[1] ?? slugger.slug(title.replaceAll('`', ''));
    if (only || marks !== '##') return step && !title.startsWith('All differences') ? [{ step, title, id }] : [];
    step = Number(/^From \d to (\d)$/.exec(title)?.[1] ?? 0);
    return [];
  });
}

const older = sectionsOf('versioned_docs/version-4/migrate.mdx');
const newer = [5, 6, 7, 8].flatMap((step) =>
  step === 5 ? sectionsOf('docs/migrate.mdx') : sectionsOf(`docs/migrate-to-${step}.mdx`, step),
);
const idsOf = (sections: Section[], since: number) => sections.filter(({ step }) => step === since).map(({ id }) => id);

it.each([4, 5, 6, 7, 8] as const)(
  'every section of the step to %i has a rule, or is named to be checked by hand',
  (since) => {
    const sections = idsOf(since === 4 ? older : newer, since);
    expect(sections.length).toBeGreaterThan(5);
    const decided = rules.filter((rule) => rule.since === since).flatMap((rule: Rule) => rule.sections);
    const known = [...new Set([...decided, ...Object.keys(byHand[since])])];
    expect(known.sort()).toEqual(sections.sort());
  },
);
it('no section is both decided by a rule and named to be checked by hand', () => {
  const both = rules.flatMap(({ since, sections }) => sections.filter((section) => section in byHand[since]));
  expect(both).toEqual([]);
});
it('the page of version 5 has no section about the step to 4 that the page of version 4 does not have', () => {
  const page5 = idsOf(sectionsOf('versioned_docs/version-5/migrate.mdx'), 4);
  expect(page5.length).toBeGreaterThan(5);
  expect(idsOf(older, 4)).toEqual(expect.arrayContaining(page5));
});
