import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';

const given = "import { formatQuery } from 'react-querybuilder';\n";
const check = (code: string) => {
  const { findings, unclear } = checkFile('a.ts', given + code, 5, 8);
  return { rules: findings.map(({ rule }) => rule), unclear: unclear.length };
};

it.each([
  "const format = 'jsonlogic'; formatQuery(query, format);",
  "const format = 'jsonlogic'; formatQuery(query, { format });",
  "formatQuery(query, { format: 'jsonlogic' as const });",
  "const options = { format: 'jsonlogic' } as const; formatQuery(query, options);",
  "const options: FormatQueryOptions = { format: 'jsonlogic' }; export const f = () => formatQuery(query, options);",
  "const base = { format: 'jsonlogic' }; formatQuery(query, { ...base, fallbackExpression: '' });",
])('%s: the format is in the file', (code) => expect(check(code)).toEqual({ rules: ['jsonlogic-7'], unclear: 0 }));
it.each([
  "let format = 'jsonlogic'; formatQuery(query, format);",
  "const options = { format: 'jsonlogic' }; export const f = (options) => formatQuery(query, options);",
  'const options = { ...others }; formatQuery(query, options);',
  'const format = format; formatQuery(query, format);',
])('%s: the format is not known', (code) => expect(check(code)).toEqual({ rules: [], unclear: 1 }));
it('what comes last counts', () =>
  expect(
    check("const base = { format: 'sql', ruleProcessor }; formatQuery(query, { ...base, format: 'jsonlogic' });").rules,
  ).toEqual(['rule-processor', 'jsonlogic-7']));
