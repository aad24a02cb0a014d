import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';
import { rules } from '../registry';

const given = "import type { RuleGroupType, RuleType } from 'react-querybuilder';\n";
const ofQueries = rules.filter(({ id }) => id === 'not-false');
const found = (code: string) => checkFile('a.ts', given + code, 4, 8, ofQueries).findings.map(({ rule }) => rule);

it.each([
  'export const f = (a: RuleGroupType) => a.not === false;',
  'export const f = (query) => query.not === false;',
  'export const f = (props) => props.ruleGroup.not === false;',
  'export const f = (a) => (a as RuleGroupType).not === false;',
  'const [a] = useState<RuleGroupType>(start); export const is = a.not === false;',
  'export const f = (a: RuleGroupType) => a.rules[0].not !== false;',
])('%s: `not` of a group', (code) => expect(found(code)).toEqual(['not-false']));
it.each([
  'export const f = (options: { not: boolean }) => options.not === false;',
  'export const f = (query: { not: boolean }) => query.not === false;',
  'export const f = (flags) => flags.not === false;',
])('%s: nothing', (code) => expect(found(code)).toEqual([]));
