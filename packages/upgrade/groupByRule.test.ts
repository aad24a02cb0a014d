import { expect, it } from 'vitest';
import { groupByRule } from './groupByRule';
import type { Told } from './Report';

const told = (rule: string, kind: Told['kind'], line: number, isRewritten = false): Told => ({
  ...{ rule, kind, line, isRewritten },
  ...{ excerpt: `line ${line}`, message: '', href: '' },
});
const report = (name: string, findings: Told[]) => ({ name, findings, unclear: [], parts: [] });

it('a line stands once, with all that was found in it; what breaks comes first', () => {
  const groups = groupByRule([
    report('a.ts', [told('later', 'optional', 9), told('exports', 'differs', 1), told('exports', 'differs', 1)]),
    report('b.ts', [told('exports', 'differs', 4), told('props', 'breaks', 2, true), told('exports', 'differs', 2)]),
  ]);
  expect(groups.map(({ kind, rules, places }) => [kind, rules.map(({ rule }) => rule).join(), places])).toEqual([
    ['breaks', 'props,exports', [{ name: 'b.ts', line: 2, excerpt: 'line 2', rewritten: 'some' }]],
    [
      'differs',
      'exports',
      [
        { name: 'a.ts', line: 1, excerpt: 'line 1', rewritten: 'none' },
        { name: 'b.ts', line: 4, excerpt: 'line 4', rewritten: 'none' },
      ],
    ],
    ['optional', 'later', [{ name: 'a.ts', line: 9, excerpt: 'line 9', rewritten: 'none' }]],
  ]);
});
