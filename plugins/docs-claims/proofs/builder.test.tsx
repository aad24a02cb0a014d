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

proves('It has new ids, and keeps everything else: locks, mutes and your own properties.', async (line) => {
  const inner = { ...groupOf(ruleOf('title', 'M', { muted: true })), id: 'inner', disabled: false, ours: 1 };
  const { click, query } = await build(line, { showCloneButtons: true }, groupOf(inner));
  await click('.ruleGroup-cloneGroup');
  const [, copy] = query().rules;
  expect(copy).toMatchObject({ disabled: false, ours: 1, rules: [{ muted: true, value: 'M' }] });
  expect([copy.id, copy.rules[0].id]).not.toEqual(['inner', inner.rules[0].id]);
});

proves('A cloned group keeps only its rules, combinator and `not`.', async (line) => {
  const inner = { ...groupOf(ruleOf('title', 'M', { ours: 1 })), id: 'inner', not: true, ours: 1 };
  const { click, query } = await build(line, { showCloneButtons: true }, groupOf(inner));
  await click('.ruleGroup-cloneGroup');
  expect(Object.keys(query().rules[1]).sort()).toEqual(['combinator', 'id', 'not', 'rules']);
});

proves('Return `true` to allow it, or `false` to refuse it; returning nothing also refuses it.', async (line) => {
  for (const [returned, rules] of [
    [true, 2],
    [false, 1],
    [undefined, 1],
  ] as const) {
    const { click, query } = await build(line, { onAddRule: () => returned });
    await click('.ruleGroup-addRule');
    expect(query().rules, String(returned)).toHaveLength(rules);
    cleanup();
  }
});

proves('Cloning and dragging call none of them.', async (line) => {
  const [onAddRule, onAddGroup] = [vi.fn((rule) => rule), vi.fn((group) => group)];
  const { click, query } = await build(line, { showCloneButtons: true, onAddRule, onAddGroup });
  await click('.rule-cloneRule');
  expect(query().rules).toHaveLength(2);
  expect([...onAddRule.mock.calls, ...onAddGroup.mock.calls]).toEqual([]);
});

proves('`[[]]`, the path of the root, prevents every change.', async (line) => {
  const { all } = await build(line, { disabled: [[]] });
  const controls = all('button, input, select') as HTMLInputElement[];
  expect(controls.length).toBeGreaterThan(4);
  expect(controls.filter(({ disabled }) => !disabled)).toEqual([]);
});

proves('A rule inside a locked group cannot be unlocked on its own.', async (line) => {
  const start = groupOf({ ...groupOf(ruleOf('title', 'M', { disabled: true })), id: 'inner', disabled: true });
  const { all, query } = await build(line, { showLockButtons: true }, start);
  const lock = all('.rule-lock')[0] as HTMLButtonElement;
  fireEvent.click(lock);
  expect(query().rules[0].rules[0].disabled).toBe(true);
});

proves('`null` hides a control; for `actionElement` and `valueSelector` it does nothing.', async (line) => {
  const hidden = await build(line, { controlElements: { addRuleAction: null, operatorSelector: null } });
  expect(hidden.all('.ruleGroup-addRule, .rule-operators')).toEqual([]);
  cleanup();
  const shown = await build(line, { controlElements: { actionElement: null, valueSelector: null } });
  expect(shown.all('.ruleGroup-addRule')).toHaveLength(1);
  expect(shown.all('.rule-operators')).toHaveLength(1);
});

proves(['The key `matchThreshold` does nothing.', 'The keys `branches` and `loading` add nothing.'], async (line) => {
  const controlClassnames = { matchThreshold: 'ours', branches: 'ours', loading: 'ours' };
  const fields = [{ ...title, matchModes: true }];
  const start = groupOf(ruleOf('title', groupOf(ruleOf('a', 1)), { match: { mode: 'atLeast', threshold: 1 } }));
  const { all } = await build(line, { fields, controlClassnames }, start);
  expect(all('.rule').length).toBeGreaterThan(0);
  expect(all('.ours')).toEqual([]);
});

proves(['The field itself is never offered.', 'The field itself is never among the choices.'], async (line) => {
  const fields = [title, year].map((field) => ({ ...field, valueSources: ['field'] }));
  const { all } = await build(line, { fields }, groupOf(ruleOf('title', 'year', { valueSource: 'field' })));
  const options = (all('.rule-value')[0] as HTMLSelectElement).options;
  expect([...options].map(({ value }) => value)).toEqual(['year']);
});

proves('The single text input of `in` always stores a string.', async (line) => {
  const { all, rule } = await build(line, { listsAsArrays: true }, groupOf(ruleOf('title', '', { operator: 'in' })));
  fireEvent.change(all('.rule-value')[0] as HTMLElement, { target: { value: 'a,b' } });
  expect(rule().value).toBe('a,b');
});

proves("`'native'` | always like `parseFloat`: an emptied input stores `NaN`", async (line) => {
  const { all, rule } = await build(line, { parseNumbers: 'native' }, groupOf(ruleOf('title', '12')));
  const input = all('.rule-value')[0] as HTMLElement;
  fireEvent.change(input, { target: { value: '3px' } });
  expect(rule().value).toBe(3);
  fireEvent.change(input, { target: { value: '' } });
  expect(rule().value).toBeNaN();
});

proves('Without it, all typed values are strings.', async (line) => {
  for (const inputType of ['text', 'number', 'range', 'date']) {
    const { all, rule } = await build(line, { fields: [{ ...title, inputType }] }, groupOf(ruleOf('title', '')));
    fireEvent.change(all('.rule-value')[0] as HTMLElement, {
      target: { value: inputType === 'date' ? '2024-02-29' : '7' },
    });
    expect(rule().value, inputType).toBeTypeOf('string');
    cleanup();
  }
});

proves('The value is always a string, for `number` and `range` too.', async (line) => {
  for (const inputType of ['number', 'range']) {
    const { all, rule } = await build(line, { fields: [{ ...title, inputType }] }, groupOf(ruleOf('title', '')));
    fireEvent.change(all('.rule-value')[0] as HTMLElement, { target: { value: '7' } });
    expect(rule().value, inputType).toBe('7');
    cleanup();
  }
});

proves('It runs once for each rule object: when the rule changes, not in every render.', async (line) => {
  const validator = vi.fn(() => true);
  const start = groupOf(ruleOf('title', 'M'), ruleOf('year', '1', { id: 'second' }));
  const propsOf = () => ({ context: {} });
  const { all } = await build(line, { fields: [{ ...title, validator }, year], propsOf }, start);
  const before = validator.mock.calls.length;
  fireEvent.change(all('.rule-value')[1] as HTMLElement, { target: { value: '2' } });
  expect(validator.mock.calls.length).toBe(before);
  fireEvent.change(all('.rule-value')[0] as HTMLElement, { target: { value: 'x' } });
  expect(validator.mock.calls.length).toBe(before + 1);
});

proves("An operator with `arity: 'unary'`, or with a number below 2, hides the value editor.", async (line) => {
  for (const [arity, editors] of [
    ['unary', 0],
    [1, 0],
    [0, 0],
    [2, 1],
    ['binary', 1],
    ['ternary', 1],
  ] as const) {
    const { all } = await build(line, { operators: [{ name: '=', value: '=', label: '=', arity }] });
    expect(all('.rule-value'), String(arity)).toHaveLength(editors);
    cleanup();
  }
});

proves('A new value later changes nothing.', async (line) => {
  const { QueryBuilder } = (await libraryOf(line)) as Props;
  const { container, rerender } = render(
    <QueryBuilder fields={[title]} defaultQuery={groupOf(ruleOf('title', 'a'))} />,
  );
  rerender(<QueryBuilder fields={[title]} defaultQuery={groupOf(ruleOf('title', 'b'))} />);
  await act(() => new Promise((done) => setTimeout(done)));
  expect((container.querySelector('.rule-value') as HTMLInputElement).value).toBe('a');
});

proves('Missing ids are filled in only when the root has none.', async (line) => {
  const bare = { field: 'title', operator: '=', value: 'M' };
  const idOf = async (start: Props) => {
    const { click, query } = await build(line, {}, start);
    await click('.ruleGroup-addRule');
    cleanup();
    return query().rules[0].id;
  };
  expect(await idOf({ combinator: 'and', rules: [bare] })).toBeTypeOf('string');
  expect(await idOf(groupOf(bare))).toBeUndefined();
});

proves('The builder adds missing ids on the first render only.', async (line) => {
  const bare = { combinator: 'and', rules: [{ field: 'title', operator: '=', value: 'M' }] };
  const first = await build(line, {}, bare);
  await first.click('.ruleGroup-addRule');
  expect(first.query().rules[0].id).toBeTypeOf('string');
  cleanup();
  const { click, query } = await build(line, { later: bare }, groupOf());
  await click('.ruleGroup-addRule');
  expect(query().rules).toHaveLength(2);
  expect(query().rules[0].id).toBeUndefined();
});

proves('An option group with no options must not come first: the whole list is then empty.', async (line) => {
  const fields = [
    { label: 'None', options: [] },
    { label: 'Film', options: [title] },
  ];
  const { all } = await build(line, { fields });
  expect(all('.rule-fields')).toHaveLength(1);
  expect(all('.rule-fields option')).toHaveLength(0);
});

proves('An option group with no options must not come first: a new rule then throws.', async (line) => {
  const fields = [
    { label: 'None', options: [] },
    { label: 'Film', options: [title] },
  ];
  const thrown = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', thrown);
  const { click } = await build(line, { fields });
  await click('.ruleGroup-addRule');
  window.removeEventListener('error', thrown);
  expect(thrown).toHaveBeenCalled();
});

proves(
  "Properties that every field gets unless it has its own, such as `{ placeholder: 'Type here' }`.",
  async (line) => {
    const fields = [title, { ...year, placeholder: 'A year' }];
    const start = groupOf(ruleOf('title', ''), ruleOf('year', ''));
    const { all } = await build(line, { fields, baseField: { placeholder: 'Type here' } }, start);
    expect((all('.rule-value') as HTMLInputElement[]).map(({ placeholder }) => placeholder)).toEqual([
      'Type here',
      'A year',
    ]);
  },
);

proves('The first one is the operator of new rules.', async (line) => {
  const { click, rule } = await build(line, {
    operators: [
      { name: '<', label: '<' },
      { name: '=', label: '=' },
    ],
  });
  await click('.ruleGroup-addRule');
  expect(rule().operator).toBe('<');
});

proves(
  'The default is `true`, although the comment in the types and `queryBuilderFlagDefaults` say `false`.',
  async (line) => {
    const { queryBuilderFlagDefaults } = (await libraryOf(line)) as Props;
    const fields = [{ ...title, valueEditorType: 'select', values: [{ name: 'a', label: 'A' }] }];
    const { click, rule } = await build(line, { fields });
    await click('.ruleGroup-addRule');
    expect(rule().value).toBe('a');
    expect(queryBuilderFlagDefaults.autoSelectValue).toBe(false);
  },
);

proves('With a `RuleGroupType`, it hides all combinators.', async (line) => {
  const start = groupOf(ruleOf('title', 'a'), ruleOf('year', 'b'));
  const { all } = await build(line, { independentCombinators: true }, start);
  expect(all('.rule')).toHaveLength(2);
  expect(all('.ruleGroup-combinators')).toEqual([]);
});

proves('The standard class always stays.', async (line) => {
  const { all } = await build(line, { controlClassnames: { rule: 'ours', addRule: 'ours' } });
  expect(all('.rule.ours, .ruleGroup-addRule.ours')).toHaveLength(2);
});

proves('`level` | `number` | depth of the rule or group; the root is 0', async (line) => {
  const levels: number[] = [];
  const addRuleAction = ({ level }: Props) => {
    levels.push(level);
    return null;
  };
  await build(line, { controlElements: { addRuleAction } }, groupOf({ ...groupOf(), id: 'inner' }));
  expect([...new Set(levels)].sort()).toEqual([0, 1]);
});

proves("Numbers in an array, `[1, 2]`, become the string `'1,9'` at the first change.", async (line) => {
  const { all, rule } = await build(line, {}, groupOf(ruleOf('title', [1, 2], { operator: 'between' })));
  fireEvent.change(all('.rule-value input')[1] as HTMLElement, { target: { value: '9' } });
  expect(rule().value).toBe('1,9');
});
