import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';

const given = "import { AntDActionElement, AntDNotToggle as Not } from '@react-querybuilder/antd';\n";
const check = (code: string) => checkFile('a.tsx', given + code, 5, 8);

it('a control of a companion needs what the one of the library needs', () => {
  const { findings } = check('export const show = () => <AntDActionElement label="x" path={[]} ruleOrGroup={rule} />;');
  expect(findings.map(({ rule, isRewritten }) => [rule, isRewritten])).toEqual([['control-schema', false]]);
});
it('it is copied from where its path comes from', () =>
  expect(check('export const A = (props) => <Not path={props.path} checked />;').rewritten).toContain(
    '<Not schema={props.schema} ruleGroup={props.ruleGroup} path={props.path} checked />',
  ));
it.each([
  'export const A = (props) => <AntDActionElement {...props} />;',
  'export const f = (Not) => <Not path={[]} />;',
])('%s: nothing', (code) => expect(check(code).findings).toEqual([]));
