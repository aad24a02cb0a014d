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

const everyButton = {
  showCloneButtons: true,
  showLockButtons: true,
  showMuteButtons: true,
  showUngroupButtons: true,
  showShiftActions: true,
};
const nested = () => groupOf(ruleOf('title', 'M'), { ...groupOf(ruleOf('year', '1')), id: 'inner' });

proves(
  [
    "`actionElement` replaces every button except the shift buttons, and `valueSelector` every list, unless the control's own key is set.",
    'Two keys serve many controls at once: `actionElement` replaces the default of all buttons except the shift buttons, and `valueSelector` that of all lists.',
  ],
  async (line) => {
    const fields = [{ ...title, valueEditorType: 'select', values: [title], valueSources: ['value', 'field'] }, year];
    const controlElements = {
      actionElement: () => <i className="our-button" />,
      valueSelector: () => <i className="our-list" />,
      removeRuleAction: () => <i className="removes" />,
    };
    const { all } = await build(line, { ...everyButton, fields, controlElements }, nested());
    expect(all('.removes')).toHaveLength(2);
    expect(all('select')).toEqual([]);
    // Field, operator, value source and list of values of one rule; field and operator of the other; two combinators.
    expect(all('.our-list')).toHaveLength(8);
    const buttons = all('button');
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.every((button) => button.closest('.shiftActions'))).toBe(true);
    expect(all('.our-button').length).toBeGreaterThan(10);
  },
);

proves(
  [
    '`actionElement` applies to every button except those of `shiftActions`, and `valueSelector` to every list except the value editor.',
    '`actionElement` applies to all buttons except the shift buttons, `valueSelector` to all lists except those of the value editor.',
    'The key `actionElement` applies to all buttons except the shift buttons, and `valueSelector` to all lists except those of the value editor.',
    '`actionElement` applies to all buttons, `valueSelector` to all lists except those of the value editor.',
  ],
  async (line) => {
    const fields = [{ ...title, valueEditorType: 'select', values: [title], valueSources: ['value', 'field'] }, year];
    const controlClassnames = { actionElement: 'ours-a', valueSelector: 'ours-s' };
    const { all } = await build(line, { ...everyButton, fields, controlClassnames }, nested());
    const bare = (list: HTMLElement[], name: string) => list.filter((each) => !each.closest(`.${name}`));
    expect(bare(all('button'), 'ours-a').every((button) => button.closest('.shiftActions'))).toBe(true);
    expect(bare(all('select'), 'ours-s').map((list) => list.className)).toEqual(['rule-value']);
  },
);

proves(
  ['For those two keys `null` does nothing.', 'For `actionElement` and `valueSelector`, `null` does nothing.'],
  async (line) => {
    const { all } = await build(line, { controlElements: { actionElement: null, valueSelector: null } });
    expect(all('.ruleGroup-addRule, .rule-remove')).toHaveLength(2);
    expect(all('.rule-fields, .rule-operators')).toHaveLength(2);
  },
);

proves('The builder never sets three classes.', async (line) => {
  const { all } = await build(line, { ...everyButton, showCombinatorsBetweenRules: true }, nested());
  expect(all('[class*=branches], [class*=justified], [class*=responsive]')).toEqual([]);
});

proves(
  [
    '`valid` and `invalid` apply to the outer element only; for rules write CSS for `.rule.queryBuilder-invalid`.',
    '`true` or `false` for the query | `queryBuilder-valid` or `queryBuilder-invalid` on the outermost element | nothing',
    'The outer element gets the class `queryBuilder-valid` or `queryBuilder-invalid`; rules and groups get nothing.',
  ],
  async (line) => {
    for (const result of [true, false]) {
      const controlClassnames = { valid: 'ours', invalid: 'ours' };
      const { all } = await build(line, { validator: () => result, controlClassnames });
      expect(all('.queryBuilder-valid, .queryBuilder-invalid').map((each) => each.classList[0])).toEqual([
        'queryBuilder',
      ]);
      // Version 5 has no keys for these classes.
      if (line.major !== '5') expect(all('.ours')).toHaveLength(1);
      cleanup();
    }
    const { all } = await build(line, {
      validator: () => ({ 'rule-title': false }),
      controlClassnames: { invalid: 'ours' },
    });
    expect(all('.rule.queryBuilder-invalid')).toHaveLength(1);
    expect(all('.ours')).toEqual([]);
  },
);

proves('`testID` | `string` | value for `data-testid`; `inlineCombinator` gets none', async (line) => {
  const seen: unknown[] = [];
  const controlElements = {
    inlineCombinator: (props: Props) => {
      seen.push(props.testID);
      return null;
    },
    valueEditor: (props: Props) => <i data-testid={props.testID} />,
  };
  const { all } = await build(line, { showCombinatorsBetweenRules: true, controlElements }, nested());
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([undefined]));
  expect(all('[data-testid="value-editor"]')).toHaveLength(2);
});

proves('Only yours are left, so the stylesheet of the package has no effect.', async (line) => {
  const controlClassnames = { rule: 'ours' };
  const { all } = await build(line, { ...everyButton, suppressStandardClassnames: true, controlClassnames }, nested());
  expect([...new Set(all('[class]').flatMap((each) => [...each.classList]))].filter((name) => name !== 'ours')).toEqual(
    [],
  );
});

proves(
  'The default is `Query builder` for the root and `Rule group at path 1-0` for others, in English.',
  async (line) => {
    const inner = { ...groupOf(ruleOf('year', '1')), id: 'inner' };
    const start = groupOf(ruleOf('title', 'M'), { ...groupOf(inner), id: 'outer' });
    const { all } = await build(line, {}, start);
    expect(all('.ruleGroup').map((group) => group.getAttribute('title') ?? group.getAttribute('aria-label'))).toEqual([
      'Query builder',
      'Rule group at path 1',
      'Rule group at path 1-0',
    ]);
  },
);

proves('Every control receives it as `context`, at any depth.', async (line) => {
  const seen = new Map<string, unknown[]>();
  const spy = (key: string) => (props: Props) => {
    seen.set(key, [...(seen.get(key) ?? []), props.context]);
    return null;
  };
  const keys = ['addRuleAction', 'addGroupAction', 'combinatorSelector', 'notToggle', 'removeGroupAction'];
  keys.push(
    'fieldSelector',
    'operatorSelector',
    'valueEditor',
    'removeRuleAction',
    'cloneRuleAction',
    'lockRuleAction',
  );
  keys.push('cloneGroupAction', 'lockGroupAction', 'valueSourceSelector');
  const controlElements = Object.fromEntries(keys.map((key) => [key, spy(key)]));
  const fields = [title, year].map((field) => ({ ...field, valueSources: ['value', 'field'] }));
  const deep = groupOf({ ...nested(), id: 'deep' });
  await build(line, { ...everyButton, showNotToggle: true, fields, controlElements, context: 'ours' }, deep);
  expect([...seen.keys()].sort()).toEqual([...keys].sort());
  expect(new Set([...seen.values()].flat())).toEqual(new Set(['ours']));
});

proves(
  '`formatQuery` recognises it as a placeholder only if you pass it as `placeholderFieldName` or `placeholderOperatorName`.',
  async (line) => {
    const { formatQuery } = await libraryOf(line);
    const query = groupOf(ruleOf('none', 'M'), ruleOf('title', 'M'));
    expect(formatQuery(query, 'sql')).toContain('none');
    expect(formatQuery(query, { format: 'sql', placeholderFieldName: 'none' })).not.toContain('none');
  },
);

proves(
  [
    '`getInputType` of the schema considers the prop only.',
    '`getValueEditorType` and `getInputType` of the schema consider the props only.',
  ],
  async (line) => {
    let schema: Props;
    const controlElements = {
      rule: (props: Props) => {
        ({ schema } = props);
        return null;
      },
    };
    const field = { ...title, inputType: 'date', valueEditorType: 'textarea' };
    await build(line, { fields: [field], getInputType: () => 'number', controlElements });
    expect(schema.getInputType('title', '=', { fieldData: field })).toBe('number');
    if (line.major === '5') expect(schema.getValueEditorType('title', '=')).toBe('text');
  },
);

proves('`enableDragAndDrop` | used; `false` here cannot be turned on by the prop', async (line) => {
  const { QueryBuilder, QueryBuilderContext } = (await libraryOf(line)) as Props;
  const isOn = (value: object, props: object) => {
    const { container } = render(
      <QueryBuilderContext.Provider value={value}>
        <QueryBuilder fields={[title]} {...props} />
      </QueryBuilderContext.Provider>,
    );
    return container.querySelector('[data-dnd]')?.getAttribute('data-dnd');
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(isOn({ enableDragAndDrop: true }, {})).toBe('enabled');
  cleanup();
  expect(isOn({ enableDragAndDrop: false }, { enableDragAndDrop: true })).toBe('disabled');
});

proves(
  'all other boolean props, such as `showNotToggle` or `debugMode` | ignored, though the type has them',
  async (line) => {
    const { QueryBuilder, QueryBuilderContext } = (await libraryOf(line)) as Props;
    const names = ['showNotToggle', 'showCloneButtons', 'showLockButtons', 'showCombinatorsBetweenRules'];
    const context = Object.fromEntries([...names, 'showShiftActions', 'showMuteButtons'].map((name) => [name, true]));
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { container } = render(
      <QueryBuilderContext.Provider value={{ ...context, debugMode: true, autoSelectField: false }}>
        <QueryBuilder fields={[title]} defaultQuery={nested()} />
      </QueryBuilderContext.Provider>,
    );
    await act(async () => {
      fireEvent.click(container.querySelector('.ruleGroup-addRule') as HTMLElement);
    });
    expect(container.querySelectorAll('.rule-fields option[value="~"]')).toHaveLength(0);
    expect(container.querySelector('[class*=notToggle], [class*=clone], [class*=lock], .betweenRules')).toBeNull();
    expect(container.querySelector('[class*=mute], .shiftActions')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  },
);

proves('Name each control: {{release}} has no `actionElement` and no `valueSelector`.', async (line) => {
  const ours = () => <i className="ours" />;
  const { all } = await build(line, { controlElements: { actionElement: ours, valueSelector: ours } }, nested());
  expect(all('.ours')).toEqual([]);
  cleanup();
  const named = await build(line, { controlElements: { addRuleAction: ours, removeRuleAction: ours } }, nested());
  expect(named.all('.ours')).toHaveLength(4);
});
