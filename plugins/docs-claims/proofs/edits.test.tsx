// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { build, title, year } from './build';
import type { Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const three = () => groupOf(ruleOf('title', 'a'), ruleOf('year', 'b'), ruleOf('title', 'c', { id: 'third' }));
/** The same with a combinator of its own in each gap. */
const independent = () => {
  const [first, second, third] = three().rules;
  return { id: 'root', rules: [first, 'or', second, 'and', third] };
};
/** Version 5 has a prop for them. */
const ofKind = (line: Props) => (line.major === '5' ? { independentCombinators: true } : {});

proves('A group still has one combinator, so all its gaps change together.', async (line) => {
  const { all } = await build(line, { showCombinatorsBetweenRules: true }, three());
  fireEvent.change(all('.ruleGroup-combinators')[0] as HTMLElement, { target: { value: 'or' } });
  expect((all('.ruleGroup-combinators') as HTMLSelectElement[]).map(({ value }) => value)).toEqual(['or', 'or']);
});

proves('The prop affects only the checkbox.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  const { all, click, query } = await build(line, { showNotToggle: false }, { ...three(), not: true });
  await click('.ruleGroup-addRule');
  expect(all('.ruleGroup-notToggle')).toEqual([]);
  expect(query().not).toBe(true);
  expect(formatQuery(query(), 'sql')).toMatch(/^NOT \(/);
});

proves(
  [
    'The built-in buttons pass nothing, and the remove actions do not receive it.',
    'The built-in buttons pass nothing.',
  ],
  async (line) => {
    const calls: unknown[][] = [];
    const keep =
      (answer: unknown) =>
      (...given: unknown[]) => {
        calls.push(given);
        return answer ?? given[0];
      };
    const { click } = await build(line, { onAddRule: keep(null), onAddGroup: keep(null), onRemove: keep(true) });
    await click('.ruleGroup-addRule');
    await click('.ruleGroup-addGroup');
    await click('.rule-remove');
    expect(calls.length).toBeGreaterThanOrEqual(line.major === '5' ? 2 : 3);
    expect(calls.map((given) => given[3])).toEqual(calls.map(() => undefined));
  },
);

proves('It calls `onMoveRule` or `onMoveGroup` first.', async (line) => {
  const [onMoveRule, onMoveGroup] = [vi.fn(() => false), vi.fn(() => false)];
  const props = { showShiftActions: true, onMoveRule, onMoveGroup };
  const start = groupOf(ruleOf('title', 'a'), { ...groupOf(), id: 'inner' });
  const { all, query } = await build(line, props, start);
  const down = all('.rule .shiftActions button')[1] as HTMLElement;
  fireEvent.click(down);
  const up = all('.ruleGroup .ruleGroup .shiftActions button')[0] as HTMLElement;
  fireEvent.click(up);
  expect([onMoveRule.mock.calls.length, onMoveGroup.mock.calls.length]).toEqual([1, 1]);
  expect(query().rules).toMatchObject([{ id: 'rule-title' }, { id: 'inner' }]);
});

proves('If the user removes the first rule, the lock applies to another one.', async (line) => {
  const { all } = await build(line, { disabled: [[1]] }, three());
  const locked = () =>
    all('.rule')
      .filter((rule) => rule.querySelector(':disabled'))
      .map((rule) => rule.dataset.ruleId);
  expect(locked()).toEqual(['rule-year']);
  fireEvent.click(all('.rule-remove')[0] as HTMLElement);
  expect(locked()).toEqual(['third']);
});

proves(
  [
    'A path list only disables the controls.',
    'A path list also applies to your own components: `actions` refuse to change the paths and everything below.',
  ],
  async (line) => {
    let actions: Props;
    const rule = (props: Props) => {
      actions = props.actions;
      return null;
    };
    const { query } = await build(line, { disabled: [[0]], controlElements: { rule } });
    act(() => actions.onPropChange('value', 'changed', [0]));
    expect(query().rules[0].value).toBe(line.major === '5' ? 'changed' : 'M');
  },
);

proves('`true` makes the whole query read-only.', async (line) => {
  const { all } = await build(line, { disabled: true, showNotToggle: true, showCloneButtons: true }, three());
  const controls = all('button, input, select') as HTMLInputElement[];
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter(({ disabled }) => !disabled)).toEqual([]);
});

proves('A new rule takes over the last combinator of its group, or the first of `combinators`.', async (line) => {
  const combinators = ['or', 'and'].map((name) => ({ name, label: name }));
  const add = async (start: Props) => {
    const { click, query } = await build(line, { ...ofKind(line), combinators }, start);
    await click('.ruleGroup-addRule');
    cleanup();
    return query().rules.filter((each: unknown) => typeof each === 'string');
  };
  expect(await add(independent())).toEqual(['or', 'and', 'and']);
  expect(await add({ id: 'root', rules: [ruleOf('title', 'a')] })).toEqual(['or']);
});

proves(
  [
    'Removing a rule removes the combinator before it, or after it for the first rule.',
    'With independent combinators, it also removes the combinator before it, or the one after it for the first member.',
  ],
  async (line) => {
    const { remove } = await libraryOf(line);
    const left = (path: number[]) =>
      (remove(independent() as Props, path) as Props).rules.map((each: Props) => each.id ?? each);
    expect(left([2])).toEqual(['rule-title', 'and', 'third']);
    expect(left([0])).toEqual(['rule-year', 'and', 'third']);
    const { all, query } = await build(line, ofKind(line), independent());
    fireEvent.click(all('.rule-remove')[1] as HTMLElement);
    expect(query().rules.map((each: Props) => each.id ?? each)).toEqual(['rule-title', 'and', 'third']);
  },
);

proves('Its order is lost, and the first label in the alphabet becomes the field of new rules.', async (line) => {
  const fields = { zebra: { name: 'zebra', label: 'Zebra' }, ant: { name: 'ant', label: 'Ant' } };
  const { all, click, rule } = await build(line, { fields }, groupOf());
  await click('.ruleGroup-addRule');
  expect(rule().field).toBe('ant');
  expect(all('.rule-fields option').map(({ textContent }) => textContent)).toEqual(['Ant', 'Zebra']);
});

proves('The first one is used for new groups.', async (line) => {
  const combinators = ['xor', 'and'].map((name) => ({ name, label: name }));
  const { click, rule } = await build(line, { combinators });
  await click('.ruleGroup-addGroup');
  expect(rule().combinator).toBe('xor');
});

proves('The builder then continues with the last query.', async (line) => {
  const { QueryBuilder } = (await libraryOf(line)) as Props;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container, rerender } = render(<QueryBuilder fields={[title]} query={groupOf(ruleOf('title', 'a'))} />);
  rerender(<QueryBuilder fields={[title]} query={undefined} />);
  expect((container.querySelector('.rule-value') as HTMLInputElement).value).toBe('a');
});

proves('Logs every change and every refused edit to `onLog`.', async (line) => {
  const onLog = vi.fn();
  const refuse = { onAddGroup: () => false, onRemove: () => false };
  const { click } = await build(line, { debugMode: true, onLog, ...refuse });
  const logged = async (selector: string) => {
    onLog.mockClear();
    await click(selector);
    return onLog.mock.calls.map(([{ type }]) => type);
  };
  expect((await logged('.ruleGroup-addRule')).join()).toMatch(/add|updated/);
  expect(await logged('.ruleGroup-addGroup')).toContain('onAddGroup callback returned false');
  if (line.major !== '5') expect(await logged('.rule-remove')).toContain('onRemove callback returned false');
});

proves('It finds empty groups and unknown combinators, and knows only `and` and `or`.', async (line) => {
  const { defaultValidator } = await libraryOf(line);
  const of = (combinator: string, rules: object[]) => defaultValidator({ id: 'root', combinator, rules } as Props);
  const rules = [ruleOf('title', 'a'), ruleOf('year', 'b')];
  expect([of('and', rules), of('or', rules)]).toEqual([{ root: true }, { root: true }]);
  for (const result of [of('xor', rules), of('AND', rules), of('and', [])])
    expect(result).toMatchObject({ root: { valid: false } });
});

proves('Generates the ids of new rules and groups, and adds missing ones on the first render.', async (line) => {
  let count = 0;
  const idGenerator = () => `own-${count++}`;
  const bare = { combinator: 'and', rules: [{ field: 'title', operator: '=', value: 'M' }] };
  const { click, query } = await build(line, { idGenerator }, bare);
  await click('.ruleGroup-addRule');
  await click('.ruleGroup-addGroup');
  expect(query().rules.map(({ id }: Props) => id)).toEqual(Array(3).fill(expect.stringMatching(/^own-/)));
});

proves(
  '`getValueEditorType`, `getInputType`, `getValues` and `getOperators` get the name of the field, and all but the last the operator too.',
  async (line) => {
    const names = ['getValueEditorType', 'getInputType', 'getValues', 'getOperators'];
    const spies = Object.fromEntries(names.map((name) => [name, vi.fn(() => (name === 'getValues' ? [] : null))]));
    await build(line, { ...spies, fields: [title, year] });
    for (const name of names) {
      const [field, operator] = (spies[name] as Props).mock.calls.find(([given]: unknown[]) => given === 'title');
      expect(field, name).toBe('title');
      if (name === 'getOperators') expect(operator).not.toBe('=');
      else expect(operator, name).toBe('=');
    }
  },
);

proves(
  'Setting the state calls no callback of the builder: `onQueryChange` runs for edits in the builder only.',
  async (line) => {
    const { QueryBuilder } = (await libraryOf(line)) as Props;
    const spies = Object.fromEntries(
      ['onQueryChange', 'onAddRule', 'onAddGroup', 'onRemove', 'onLog'].map((name) => [name, vi.fn()]),
    );
    const { rerender } = render(<QueryBuilder fields={[title]} query={three()} {...spies} />);
    for (const spy of Object.values(spies)) spy.mockClear();
    rerender(<QueryBuilder fields={[title]} query={groupOf()} {...spies} />);
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(Object.values(spies).map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0, 0, 0]);
  },
);
