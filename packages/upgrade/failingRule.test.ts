import { expect, it, vi } from 'vitest';
import { checkFile } from './checkFile';
import type { Rule } from './Rule';
import { reportOf } from './reportOf';

const rule = (id: string, match: Rule['match']): Rule => ({
  id,
  since: 8,
  kind: 'breaks',
  message: '',
  sections: ['a'],
  match,
});
const code = "import { QueryBuilder } from 'react-querybuilder';\n";
const finds = (source: Parameters<Rule['match']>[0]) => source.nodes('ImportDeclaration')[0] as never;

it('a rule that throws keeps what it has found, the others still report, and it is named', () => {
  const { findings, failed, rewritten } = checkFile('a.ts', code, 7, 8, [
    rule('throws', (source, found) => {
      found({ node: finds(source) });
      throw new Error('of a rule');
    }),
    rule('works', (source, found) => found({ node: finds(source), edit: (text) => text.prepend('// checked\n') })),
  ]);
  expect(failed).toEqual(['throws']);
  expect(findings.map(({ rule }) => rule)).toEqual(['throws', 'works']);
  expect(rewritten).toBe(`// checked\n${code}`);
});
it('an edit that throws is not made, and its place is told all the same', () => {
  const { findings, failed, rewritten } = checkFile('a.ts', code, 7, 8, [
    rule('edits', (source, found) =>
      found({
        node: finds(source),
        edit: () => {
          throw new Error('of an edit');
        },
      }),
    ),
  ]);
  expect({ failed, rewritten }).toEqual({});
  expect(findings).toMatchObject([{ rule: 'edits', isRewritten: false }]);
});
it('a report says which rule failed', async () => {
  const { rules } = await import('./registry');
  const [first] = rules.filter(({ since }) => since === 8);
  vi.spyOn(first as Rule, 'match').mockImplementation(() => {
    throw new Error('of a rule');
  });
  expect(reportOf({ name: 'a.ts', text: code }, 7, 8).failed).toEqual([first?.id]);
});
