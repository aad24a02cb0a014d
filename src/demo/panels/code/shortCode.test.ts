import { withoutIds } from '@site/packages/query';
import { builderField } from '@site/src/own-data/builderField';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { toolkitCodes } from '@site/src/toolkits/codes';
import { isToolkitOf, type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { release5 } from '../../releases/5';
import { release8 } from '../../releases/8';
import type { DemoRelease } from '../../releases/DemoRelease';
import { keepRelease } from '../../releases/loaded';
import { samples } from '../../samples/samples';
import { initialOptions } from '../../store/options';
import { type DemoState, initialState } from '../../store/state';
import { leftOutOf, shortFile } from './shortCode';
import { shortFields } from './shortFields';

keepRelease(release5);
keepRelease(release8);
const stateOf = (release: DemoRelease): DemoState => ({
  ...initialState,
  release: release.id,
  options: initialOptions(release),
});
const drawn = [release5, release8].flatMap((release) =>
  toolkits
    .filter(({ id }) => isToolkitOf(id, release.id))
    .map(({ id }) => ({ release, id, name: `${release.id} ${id}` })),
);
const codeFor = async (state: DemoState, id: ToolkitId = 'default', flavour: 'ts' | 'js' = 'ts') =>
  shortFile(state, (await toolkitCodes[id]()).code[state.release] as ToolkitCode, flavour)[`App.${flavour}x`] as string;

/** The constants of a file. */
function constantsOf(code: string): { initialQuery: object; fields: { name: string; values?: object[] }[] } {
  const body = code.slice(code.search(/^const (?:named|fields)/m), code.indexOf('export function'));
  const { code: script } = transform(body, { transforms: ['typescript'], disableESTransforms: true });
  return new Function(`${script}; return { initialQuery, fields };`)();
}

describe.each(drawn)('the shortest code of $name', ({ release, id }) => {
  it('shows the default query within 40 lines, and uses all that it imports', async () => {
    for (const flavour of ['ts', 'js'] as const) {
      const code = await codeFor(stateOf(release), id, flavour);
      expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
      expect(code).not.toMatch(/from '\.|import '\./);
      const [, body = ''] = code.split(/\n\n(?=const )/);
      expect(body).not.toBe('');
      for (const [, names = ''] of code.matchAll(/^import (?:type )?\{ (.*) \} from/gm))
        for (const name of names.split(', '))
          expect(code.split(new RegExp(`\\b${name.replace('type ', '')}\\b`)).length, name).toBeGreaterThan(2);
    }
  });
});

describe('the shortest code', () => {
  it.each(samples)('has the query “$label”, a rule a line', async ({ query }) => {
    const code = await codeFor({ ...stateOf(release5), query });
    const told = JSON.stringify(withoutIds(query), (key, value) =>
      (key === 'valueSource' && value === 'value') || (key === 'not' && value === false) ? undefined : value,
    );
    expect(constantsOf(code).initialQuery).toEqual(JSON.parse(told));
    const rules = code.slice(code.indexOf('const initialQuery'), code.indexOf('export function'));
    expect(rules.match(/\bfield: /g)?.length ?? 0).toBe(rules.match(/^ *\{ field: /gm)?.length ?? 0);
  });
  it('has the fields of the query, with the values that it asks for', async () => {
    const code = await codeFor(stateOf(release5));
    const { fields } = constantsOf(code);
    expect(fields.map(({ name }) => name)).toEqual(['genre', 'budget', 'gross', 'imdbRating']);
    expect(fields[0]?.values).toEqual(['Comedy', 'Drama'].map((name) => ({ name, label: name })));
    expect(code).toContain('// 2 of 12 values');
    expect(code).toContain(`// 4 of ${release5.fields.length} fields`);
  });
  it('has a visitor’s own fields, and an editor that follows the operator', () => {
    const fields = setOfTests.fields.map(builderField);
    const query = {
      combinator: 'and',
      rules: [
        { field: 'status', operator: '=', value: 'paid' },
        { field: 'status', operator: 'in', value: 'open,paid' },
      ],
    };
    expect(shortFields(query, fields, (text) => text).split('\n')).toEqual([
      'const named = (...names: string[]) => names.map((name) => ({ name, label: name }));',
      'const fields: Field[] = [ // 1 of 5 fields',
      "  { name: 'status', label: 'Status', valueEditorType: (operator) => (['='].includes(operator) ? 'select' : 'multiselect'), values: named('open', 'paid') },",
      '];',
    ]);
    expect(shortFields({ combinator: 'and', rules: [] }, fields, () => '')).toContain("name: 'paid'");
  });
  it('has what the visitor has switched on, and names what it leaves out', async () => {
    const state = stateOf(release5);
    const changed = {
      ...state,
      options: { ...state.options, showLockButtons: true, validateQuery: true },
      theme: { values: { spacing: '1rem' }, dark: {} },
    };
    expect(await codeFor(state)).not.toContain('showLockButtons');
    expect(await codeFor(changed)).toContain('showLockButtons');
    expect(leftOutOf(state, '5')).toEqual([]);
    expect(leftOutOf(changed, '5')).toEqual([`“${release5.optionTable.validateQuery?.label}”`, 'the theme']);
  });
  it('shows a negation, which the release hides by itself', async () => {
    const query = { combinator: 'and', not: true, rules: [] };
    expect(await codeFor({ ...stateOf(release5), query })).toContain(' showNotToggle');
  });
});
