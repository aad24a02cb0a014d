// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { QueryBuilder, type RuleGroupType } from 'samples-next/release';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { isToolkitOf, toolkits } from '../registry';

beforeAll(() => {
  // What jsdom lacks and toolkits ask for.
  const media = {
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  };
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(window, { matchMedia: () => media, ResizeObserver: Observer });
});
afterEach(cleanup);

const values = [{ name: 'drama', label: 'Drama' }];
const fields = [
  { name: 'title', label: 'Title' },
  { name: 'gross', label: 'Gross', inputType: 'number' },
  { name: 'day', label: 'Day', inputType: 'date' },
  { name: 'ratings', label: 'Ratings', matchModes: true, subproperties: [{ name: 'score', label: 'Score' }] },
  ...(['radio', 'select', 'multiselect', 'checkbox', 'switch', 'textarea'] as const).map((valueEditorType) => ({
    name: valueEditorType,
    label: valueEditorType,
    valueEditorType,
    values,
  })),
];
const sub = { id: 'sub', combinator: 'and', rules: [{ id: 'inner', field: 'score', operator: '=', value: '1' }] };
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    ...fields.map(({ name }) => ({ id: name, field: name, operator: '=', value: name === 'ratings' ? sub : '' })),
    { id: 'range', field: 'gross', operator: 'between', value: '1,2' },
    { id: 'days', field: 'day', operator: 'between', value: '' },
    { id: 'group', combinator: 'or', rules: [{ id: 'in-group', field: 'title', operator: '=', value: 'Alien' }] },
  ].map((item) => (item.id === 'ratings' ? { ...item, match: { mode: 'atLeast', threshold: 1 } } : item)) as never,
};
const everyButton = {
  showCloneButtons: true,
  showLockButtons: true,
  showMuteButtons: true,
  showNotToggle: true,
  showShiftActions: true,
  showUngroupButtons: true,
};

const controls =
  'button:not([role=radio], [aria-hidden=true]), input:not([type=radio], [type=hidden], [aria-hidden=true]), select:not([aria-hidden=true] *), textarea:not([aria-hidden=true]), [role=combobox], [role=radiogroup]';

it.each(toolkits.flatMap(({ id }) => (isToolkitOf(id, '8') ? id : [])))(
  'every control of release 8 in %s has a name that no other has',
  async (id) => {
    const { adapter } = await import(`../${id}/8/adapter.tsx`);
    const { Provider } = adapter;
    render(
      <Provider colorMode="light">
        <QueryBuilder fields={fields} query={query} {...everyButton} {...adapter.controls} />
      </Provider>,
    );
    const names = [...document.querySelectorAll(`.queryBuilder :is(${controls})`)].map(
      (element) =>
        (element.closest('[aria-label]') ?? element.querySelector('[aria-label]'))?.getAttribute('aria-label') ??
        element.outerHTML,
    );
    expect(names.filter((name) => !/, (rule|group) [\d.]+|, the whole query|, the list of rule \d/.test(name))).toEqual(
      [],
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'Combinator, the list of rule 4',
        'Field, rule 1 in the list of rule 4',
        'Match mode, rule 4',
        'Match mode, rule 4, threshold',
        'Mute rule, rule 1',
        'Shift up, rule 1',
        'Ungroup, group 13',
        'Value, rule 5',
      ]),
    );
  },
  60_000,
);
