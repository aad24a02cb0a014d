// @vitest-environment jsdom
import type { QueryBuilderDnD } from '@site/docs/_samples/parts/dnd';
import * as next from '@site/docs/_samples/release';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps, ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Choice, ChoiceId, OptionId } from '../DemoRelease';
import { choiceTable } from './choiceTable';
import { optionTable } from './optionTable';

afterEach(cleanup);

type Props = next.QueryBuilderProps<next.RuleGroupType, next.FullField, next.FullOperator, next.FullCombinator> &
  next.QueryBuilderProps<next.RuleGroupTypeIC, next.FullField, next.FullOperator, next.FullCombinator>;
/** Names of the props that can be `true`, but for what takes anything. */
type Switches<P> = { [K in keyof P]-?: 0 extends 1 & P[K] ? never : true extends P[K] ? K : never }[keyof P];

/** The option or choice that sets each switch of the builder: the types fail here when a release has another one. */
const switches: Record<Switches<Props>, OptionId | ChoiceId> = {
  addRuleToNewGroups: 'addRuleToNewGroups',
  autoSelectField: 'autoSelectField',
  autoSelectOperator: 'autoSelectOperator',
  autoSelectValue: 'autoSelectValue',
  debugMode: 'debugMode',
  disabled: 'disabled',
  enableDragAndDrop: 'enableDragAndDrop',
  enableMountQueryChange: 'enableMountQueryChange',
  independentCombinators: 'independentCombinators',
  listsAsArrays: 'listsAsArrays',
  parseNumbers: 'storedNumbers',
  preserveQueryStateOnUnmount: 'preserveQueryStateOnUnmount',
  resetOnFieldChange: 'resetOnFieldChange',
  resetOnOperatorChange: 'resetOnOperatorChange',
  showCloneButtons: 'showCloneButtons',
  showCombinatorsBetweenRules: 'showCombinatorsBetweenRules',
  showLockButtons: 'showLockButtons',
  showMuteButtons: 'showMuteButtons',
  showNotToggle: 'showNotToggle',
  showShiftActions: 'showShiftActions',
  showUndoRedo: 'showUndoRedo',
  showUngroupButtons: 'showUngroupButtons',
  suppressStandardClassnames: 'suppressStandardClassnames',
};
/** Methods of the release that read numbers. */
const methods: Record<Exclude<next.ParseNumbersPropConfig, boolean>, true> = {
  enhanced: true,
  'enhanced-limited': true,
  native: true,
  'native-limited': true,
  strict: true,
  'strict-limited': true,
};

it('has every switch of the release, under the name of its prop', () => {
  const choices: Record<string, Choice> = choiceTable;
  for (const [prop, id] of Object.entries(switches)) {
    expect({ ...optionTable, ...choices }, prop).toHaveProperty(id);
    expect(choices[id]?.prop ?? id).toBe(prop);
  }
});

const { QueryBuilder } = next as unknown as { QueryBuilder: ComponentType<Record<string, unknown>> };

/** What the builder hands to every part of it. */
function schemaOf(props: object): Record<string, unknown> {
  let schema: Record<string, unknown> = {};
  const ruleGroup = (group: { schema: Record<string, unknown> }) => {
    schema = group.schema;
    return null;
  };
  render(<QueryBuilder fields={[{ name: 'f', label: 'F' }]} controlElements={{ ruleGroup }} {...props} />);
  cleanup();
  return schema;
}
/** Switches that the builder keeps to itself; their effects are tested in the browser. */
const kept = ['debugMode', 'enableMountQueryChange', 'preserveQueryStateOnUnmount'];

it('has the defaults of the release', () => {
  const schema = schemaOf({});
  const unseen: string[] = [];
  for (const [prop, id] of Object.entries(switches)) {
    const { byDefault } = { ...optionTable, ...choiceTable }[id as 'disabled'];
    if (prop === 'parseNumbers') expect([undefined, false]).toContain(schema[prop]);
    else if (prop === 'disabled') expect(schema.disabledPaths).toEqual([]);
    else if (prop in schema) expect(schema[prop], prop).toBe(byDefault);
    else unseen.push(prop);
  }
  expect(unseen.sort()).toEqual(kept.sort());
});

it('offers the methods, depths and adapters that the release takes', () => {
  const ids = (id: keyof typeof choiceTable) => choiceTable[id].items.map((item) => item.id);
  expect(ids('storedNumbers').slice(1).sort()).toEqual(Object.keys(methods).sort());
  for (const { value } of choiceTable.maxLevels.items.slice(1))
    expect(schemaOf({ maxLevels: value }).maxLevels).toBe(value);
  expect(schemaOf({}).maxLevels).toBe(Number.POSITIVE_INFINITY);
  for (const choice of Object.values(choiceTable)) expect(choice.items[0]?.id).toBe(choice.byDefault);
});

it('shows the code of what it does', () => {
  for (const { value, code } of choiceTable.groupDescriptions.items)
    for (const path of [[], [0], [1, 0]])
      if (code) expect(new Function(`return ${code}`)()({ path })).toBe((value as (of: object) => string)({ path }));
});

type Drags = Exclude<Switches<ComponentProps<typeof QueryBuilderDnD>>, Switches<Props> | 'children'>;
/** The switches that what drags adds to those of the builder. */
const drags: Record<Drags, OptionId> = {
  hideDefaultDragPreview: 'hideDefaultDragPreview',
  updateWhileDragging: 'updateWhileDragging',
};
it('has every switch of what drags', () => {
  for (const id of Object.values(drags)) expect(optionTable).toHaveProperty(id);
});
