import { readdirSync } from 'node:fs';
import { comparedReleases } from '@site/lines/lines';
import { typeCheck } from '@site/plugins/remark-samples/checks/typeCheck';
import { describe, expect, it } from 'vitest';
import { checkFile } from './checkFile';
import { rulesWithSamples as rules } from './fixtures/samples';
import type { Major } from './Rule';

import { runShow } from './runShow.fixture';

const releases = comparedReleases();
const releaseOf = (major: number) => {
  const found = releases.find((release) => release.major === String(major));
  if (!found) throw new Error(`release ${major} is not installed`);
  return found;
};
/** Spaces and line breaks are a matter of taste. */
const flat = (code: string | undefined) => code?.replace(/\s+/g, ' ').replace(/,? ([})])/g, ' $1');

it('every folder of fixtures/ is the sample of a rule, and no two rules have one name', () => {
  const folders = readdirSync('packages/upgrade/fixtures').filter((name) => !name.endsWith('.ts'));
  expect(rules.map(({ id }) => id).sort()).toEqual(folders.sort());
});

it.each([3, 4, 5, 6, 7, 8] as const)(
  'samples compile on version %i: before the step from it, and after the one to it',
  (major) => {
    const { samples, installedAs } = releaseOf(major);
    const fencesOf = (since: number, when: 'before' | 'after') =>
      rules.flatMap(({ id, sample, since: own }) => {
        const code = sample[when];
        return code && own === since ? { page: id, line: 1, lang: 'tsx' as const, code, fragment: false } : [];
      });
    const [before, after] = [fencesOf(major + 1, 'before'), fencesOf(major, 'after')];
    if (major < 8) expect(before.length).toBeGreaterThan(1);
    if (major > 3) expect(after.length).toBeGreaterThan(1);
    expect(typeCheck(samples, [], [...before, ...after], installedAs)).toEqual([]);
  },
);

describe.each(rules)('$id', (rule) => {
  const { id, since, kind, sample } = rule;
  const [old, next] = [since - 1, since] as [Major, Major];
  const checked = checkFile('sample.tsx', sample.before, old, next, [rule]);

  it('finds its sample, at a line that has something on it', () => {
    expect(checked.problem).toBeUndefined();
    expect(checked.findings.map((finding) => finding.rule)).toContain(id);
    for (const { line, excerpt } of checked.findings)
      expect(sample.before.split('\n')[line - 1]).toContain(excerpt.slice(0, 40));
  });
  it('is silent before its step, and after it unless it lasts', () => {
    const others = ([3, 4, 5, 6, 7, 8] as const).filter((major) => major >= since);
    for (const from of others) {
      const { findings } = checkFile('a.tsx', sample.before, from, 8, [rule]);
      if (rule.isLasting) expect(findings.map(({ isRewritten }) => isRewritten)).toContain(true);
      else expect(findings).toEqual([]);
    }
    if (since > 4) expect(checkFile('a.tsx', sample.before, 3, (since - 1) as Major, [rule]).findings).toEqual([]);
  });
  it('what it rewrites is the sample after, in which it finds nothing to rewrite', () => {
    if (checked.rewritten !== undefined) expect(flat(checked.rewritten)).toBe(flat(sample.after));
    if (!sample.after) return;
    const again = checkFile('sample.tsx', sample.after, old, next, [rule]);
    expect(again.findings.filter(({ isRewritten }) => isRewritten)).toEqual([]);
    if (kind === 'breaks') expect(again.findings).toEqual([]);
  });
  it('does the same on both versions, or differs where it says so', async () => {
    if (!sample.before.includes('export const show ')) return expect(sample.after).toBeDefined();
    const before = await runShow(sample.before, releaseOf(old));
    expect(before).not.toBe('');
    if (sample.after) expect(await runShow(sample.after, releaseOf(next))).toBe(before);
    else expect(await runShow(sample.before, releaseOf(next))).not.toBe(before);
    // What lasts works both ways in every later version.
    for (const { major } of rule.isLasting ? releases.filter((release) => Number(release.major) >= since) : [])
      for (const code of [sample.before, sample.after ?? ''])
        expect(await runShow(code, releaseOf(Number(major)))).not.toBe('');
  });
});
