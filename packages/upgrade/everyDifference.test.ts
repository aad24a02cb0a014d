import { comparedReleases } from '@site/lines/lines';
import { describe, expect, it } from 'vitest';
import { checkFile } from './checkFile';
import { decided } from './differences.fixture';
import type { Major, Rule } from './Rule';
import { rules } from './registry';
import { declarationsOf, differencesOf } from './typeDifferences.fixture';

const compared = comparedReleases();
const { checker, releases } = declarationsOf(compared);
const steps = releases.slice(1).map((after, index) => ({
  since: Number(compared[index + 1]?.major) as Rule['since'],
  differences: differencesOf(checker, releases[index] as typeof after, after),
}));

describe.each(steps)('what types declare otherwise from release $since on', ({ since, differences }) => {
  it('each difference has a rule, or a reason why it needs none', () => {
    expect(differences.length).toBeGreaterThan(5);
    expect(differences.filter((words) => !decided[since].some(([pattern]) => pattern.test(words)))).toEqual([]);
  });
  it('a control of `schema.controls` that needs more is found', () => {
    for (const words of differences) {
      const [, key] = /^Controls\.(\w+)\.\w+ is needed$/.exec(words) ?? [];
      const [, by] = decided[since].find(([pattern]) => pattern.test(words)) ?? [];
      if (!key || !by || !('rule' in by)) continue;
      const code = `import type { RuleGroupProps } from 'react-querybuilder';
export const Own = ({ schema: { controls } }: RuleGroupProps) => <controls.${key} />;
`;
      const { findings } = checkFile('a.tsx', code, (since - 1) as Major, since);
      expect(
        findings.map(({ rule }) => rule),
        words,
      ).toContain(by.rule);
    }
  });
  it('nothing is decided that is no difference, and each rule is one of that release', () => {
    expect(decided[since].filter(([pattern]) => !differences.some((words) => pattern.test(words)))).toEqual([]);
    const own = rules.filter((rule) => rule.since === since).map(({ id }) => id);
    expect(decided[since].flatMap(([, by]) => ('rule' in by ? by.rule : [])).filter((id) => !own.includes(id))).toEqual(
      [],
    );
  });
});
