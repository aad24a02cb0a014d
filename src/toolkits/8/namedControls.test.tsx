// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { QueryBuilder, type RuleGroupType } from 'samples-next/release';
import { afterEach, expect, it } from 'vitest';
import { namedControls } from './namedControls';

afterEach(cleanup);

const fields = [
  { name: 'title', label: 'Title' },
  { name: 'genre', label: 'Genre', valueEditorType: 'radio' as const, values: [{ name: 'drama', label: 'Drama' }] },
  { name: 'gross', label: 'Gross', inputType: 'number' },
  {
    name: 'ratings',
    label: 'Ratings',
    matchModes: true,
    subproperties: [{ name: 'score', label: 'Score' }],
  },
];
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'a', field: 'title', operator: '=', value: 'Heat' },
    { id: 'b', field: 'genre', operator: '=', value: 'drama' },
    { id: 'c', field: 'gross', operator: 'between', value: '1,2' },
    {
      id: 'd',
      field: 'ratings',
      operator: '=',
      match: { mode: 'atLeast', threshold: 1 },
      value: { id: 'sub', combinator: 'and', rules: [{ id: 'e', field: 'score', operator: '=', value: '1' }] },
    },
    { id: 'f', combinator: 'or', rules: [{ id: 'g', field: 'title', operator: '=', value: 'Alien' }] },
  ],
};

/** The accessible names of everything that can be focused, and of groups of radio buttons. */
function names(props: object) {
  render(<QueryBuilder fields={fields} query={query} controlElements={namedControls} {...props} />);
  return [...document.querySelectorAll('button, input:not([type=radio]), select, textarea, [role=radiogroup]')].map(
    (element) => element.getAttribute('aria-label'),
  );
}
const everyButton = {
  showCloneButtons: true,
  showLockButtons: true,
  showMuteButtons: true,
  showNotToggle: true,
  showShiftActions: true,
  showUngroupButtons: true,
};

it('every control of release 8 says what it does and where it stands, and no two say the same', () => {
  const all = names(everyButton);
  expect(all.length).toBeGreaterThan(60);
  expect(all).not.toContain(null);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  expect(all).toEqual(
    expect.arrayContaining([
      'Combinator, the whole query',
      'Value, rule 1',
      'Value, rule 2',
      'Value, rule 3',
      'Value, rule 3, second',
      'Shift up, rule 1',
      'Shift down, group 5',
      'Mute rule, rule 1',
      'Mute group, the whole query',
      'Ungroup, group 5',
      'Match mode, rule 4',
      'Match mode, rule 4, threshold',
      'Combinator, the list of rule 4',
      'Field, rule 1 in the list of rule 4',
      'Remove rule, rule 5.1',
    ]),
  );
});
it('muted and locked things say how to undo it', () => {
  const rules = query.rules.map((rule) => ({ ...rule, muted: true, disabled: true }));
  const all = names({ ...everyButton, query: { ...query, rules } });
  expect(all).toEqual(expect.arrayContaining(['Unmute rule, rule 1', 'Unlock rule, rule 1', 'Unmute group, group 5']));
});
it('rules with combinators of their own are counted without them', () => {
  const [first, second] = query.rules;
  const all = names({ query: { id: 'root', rules: [first, 'and', second] } });
  expect(all).toEqual(expect.arrayContaining(['Value, rule 1', 'Value, rule 2', 'Combinator, before item 2']));
});
it('combinators between rules say which item they come before', () =>
  expect(names({ showCombinatorsBetweenRules: true })).toContain('Combinator, before item 2'));
