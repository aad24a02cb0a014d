import { isIndependent } from '@site/packages/query';
import { setOfTests } from '@site/src/own-data/setOfTests';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { add, type RuleGroupType, type RuleGroupTypeAny, update } from 'react-querybuilder';
import { beforeAll, describe, expect, it } from 'vitest';
import { release5 } from '../releases/5';
import { withoutUnsupported } from '../releases/5/withoutUnsupported';
import { release8 } from '../releases/8';
import type { ReleaseId } from '../releases/DemoRelease';
import { loadRelease } from '../releases/load';
import { samples } from '../samples/samples';
import { createDemoStore, type DemoState, demoStore, initialState, isInitial, useDemo } from './state';

const rule = { field: 'title', operator: '=', value: '' };
const addRule = (query: RuleGroupTypeAny) => add(query as RuleGroupType, rule, []);
const typeValue = (query: RuleGroupTypeAny, value: string) => update(query as RuleGroupType, 'value', value, [0]);
const Format = () => createElement('p', null, useDemo().format);

describe('the data of a visitor', () => {
  const query = { combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] };
  it('come with a query as one step, which can be undone with its rows', () => {
    const store = createDemoStore();
    store.setData(setOfTests, query);
    expect(store.get()).toMatchObject({ data: setOfTests, query });
    expect(isInitial(store.get())).toBe(false);
    store.undo();
    expect(store.get()).toMatchObject({ data: undefined, query: initialState.query });
    store.redo();
    expect(store.get().data).toBe(setOfTests);
  });
  it('keep their rows when a link brings the same fields, and have none when it brings others', () => {
    const store = createDemoStore();
    store.setData(setOfTests, query);
    const { name, fields } = setOfTests;
    store.load({ ...initialState, query, data: { name, fields: structuredClone(fields) as typeof fields } });
    expect(store.get().data).toBe(setOfTests);
    store.load({ ...initialState, query, data: { name: 'others', fields } });
    expect(store.get().data?.table).toBeUndefined();
  });
  it('are held by the other release too, but for what it cannot hold', async () => {
    await Promise.all([loadRelease('5'), loadRelease('8')]);
    const store = createDemoStore();
    store.setData(setOfTests, query);
    store.setRelease(release8);
    store.setRelease(release5, withoutUnsupported);
    expect(store.get()).toMatchObject({ data: setOfTests, query: { rules: query.rules } });
  });
});

describe('the release of the demo', () => {
  const muted = (query: RuleGroupTypeAny) =>
    ({
      ...query,
      rules: query.rules.map((part) => ({ ...(part as object), muted: true })),
    }) as object as RuleGroupTypeAny;
  beforeAll(async () => {
    await Promise.all([loadRelease('5'), loadRelease('8')]);
  });

  it('takes the query with it, and what the other release has for it', () => {
    const store = createDemoStore();
    store.setRelease(release8);
    expect(store.get()).toMatchObject({ release: '8', query: initialState.query, options: initialState.options });
    expect(store.get().options).toHaveProperty('showMuteButtons', false);
    expect(isInitial(store.get())).toBe(false);
  });
  it('comes back with the query, as one step, where the other release could not hold it', () => {
    const store = createDemoStore();
    store.setRelease(release8);
    const own = muted(store.get().query);
    store.setQuery(own);
    store.setRelease(release5, withoutUnsupported);
    expect(store.get()).toMatchObject({ release: '5', query: initialState.query });
    expect(store.undo()).toBe(true);
    expect(store.get()).toMatchObject({ release: '8', query: own });
    store.redo();
    expect(store.get()).toMatchObject({ release: '5', query: initialState.query });
    for (const expected of ['8', '8', '5']) {
      store.undo();
      expect(store.get().release).toBe(expected);
    }
    expect(store.undo()).toBe(false);
  });
  it('has the format that is shown', () => {
    const store = createDemoStore();
    store.setRelease(release8);
    store.setFormat('cypher');
    store.setRelease(release5, withoutUnsupported);
    expect(store.get().format).toBe('sql');
  });
  it('is the initial one again after a reset, which can be undone', () => {
    const store = createDemoStore();
    store.setRelease(release8);
    store.reset(release5);
    expect(isInitial(store.get())).toBe(true);
    store.undo();
    expect(store.get().release).toBe('8');
  });
  it('is not one whose code has yet to come', () => {
    const unknown = { ...initialState, release: '7' as ReleaseId };
    expect(() => createDemoStore().load(unknown)).toThrow('Release 7 is used before it is loaded');
  });
});

describe('the state of the demo', () => {
  it('undoes and redoes edits, and forgets what was undone at the next edit', () => {
    const store = createDemoStore();
    store.setQuery(addRule(store.get().query));
    store.setQuery(addRule(store.get().query));
    store.undo();
    expect(store.get().query.rules).toHaveLength(4);
    store.redo();
    expect(store.get().query.rules).toHaveLength(5);
    store.undo();
    store.undo();
    store.undo();
    expect(store.get().query).toBe(initialState.query);
    store.setQuery(addRule(store.get().query));
    expect(store.get().history.future).toEqual([]);
  });
  it('takes back typing as one step, unless there was a pause', () => {
    let now = 0;
    const store = createDemoStore(() => now);
    for (const value of ['8', '8.', '8.5']) {
      now += 300;
      store.setQuery(typeValue(store.get().query, value));
    }
    now += 5000;
    store.setQuery(typeValue(store.get().query, '8.57'));
    store.undo();
    expect((store.get().query.rules[0] as { value: string }).value).toBe('8.5');
    store.undo();
    expect(store.get().query).toBe(initialState.query);
  });
  it('keeps the option and the shape of the query together, after undo as well', () => {
    const operations = fc.array(fc.constantFrom('on', 'off', 'add', 'undo', 'redo', 'reset'), { maxLength: 30 });
    fc.assert(
      fc.property(operations, (names) => {
        const store = createDemoStore();
        for (const name of names) {
          if (name === 'on' || name === 'off') store.setOptions({ independentCombinators: name === 'on' });
          else if (name === 'add') store.setQuery(addRule(store.get().query));
          else if (name === 'reset') store.reset(release5);
          else store[name as 'undo' | 'redo']();
          expect(store.get().options.independentCombinators).toBe(isIndependent(store.get().query));
        }
      }),
    );
  });
  it('lets a visitor go back from a link to the own query, and has nothing to undo before it', () => {
    const linked = { ...initialState, query: addRule(addRule(initialState.query)), format: 'cel' as const };
    const store = createDemoStore();
    store.load(linked);
    expect(store.get()).toMatchObject(linked);
    expect(store.undo()).toBe(false);
    const own = typeValue(store.get().query, '9');
    store.setQuery(own);
    store.load({ ...initialState, query: samples[1]?.query as RuleGroupType });
    expect(store.get().query).toBe(samples[1]?.query);
    expect(store.undo()).toBe(true);
    expect(store.get().query).toBe(own);
    store.redo();
    expect(store.get().query).toBe(samples[1]?.query);
  });
  it('lets a visitor who has reset the demo, or gone back to it as it was, undo a link and that', () => {
    const store = createDemoStore();
    const own = typeValue(store.get().query, '9');
    store.setQuery(own);
    store.reset(release5);
    store.load({ ...initialState, query: samples[1]?.query as RuleGroupType });
    store.undo();
    expect(store.get().query).toBe(initialState.query);
    store.undo();
    expect(store.get().query).toBe(own);
  });
  it('takes over options and settings one by one, and leaves the rest and the history as they are', () => {
    const store = createDemoStore();
    store.setOptions({ debugMode: true });
    store.setOptions({ showLockButtons: true });
    expect(store.get().options).toEqual({ ...initialState.options, debugMode: true, showLockButtons: true });
    const [one, other] = Object.keys(initialState.formatSettings) as (keyof DemoState['formatSettings'])[];
    if (!one || !other) throw new Error('There are no two settings to change.');
    store.setFormatSettings({ [one]: '1' });
    store.setFormatSettings({ [other]: '2' });
    expect(store.get().formatSettings).toEqual({ ...initialState.formatSettings, [one]: '1', [other]: '2' });
    store.setFormat('cel');
    expect(store.get().format).toBe('cel');
    expect(store.undo()).toBe(false);
  });
  it('is the initial one again after a reset, of which everything can be undone', () => {
    const store = createDemoStore();
    store.reset(release5);
    expect(store.undo(), 'nothing was changed').toBe(false);
    const own = typeValue(store.get().query, '9');
    store.setQuery(own);
    store.setFormat('cel');
    store.setOptions({ debugMode: true });
    expect(isInitial(store.get())).toBe(false);
    store.reset(release5);
    expect(isInitial(store.get())).toBe(true);
    store.undo();
    expect(store.get()).toMatchObject({ query: own, format: 'cel', options: { debugMode: true } });
    store.redo();
    expect(isInitial(store.get())).toBe(true);
    store.setQueryAndOptions(own, { autoSelectOperator: false });
    store.undo();
    expect(store.get().options.autoSelectOperator).toBe(true);
  });
  it('has the fields that a query needs with it, undone and done again as one step', () => {
    const store = createDemoStore();
    const age = { name: 'age', type: 'number' } as const;
    const query = { id: 'q', combinator: 'and', rules: [{ id: 'r', field: 'age', operator: '>', value: '5' }] };
    store.addFields([age], query);
    expect(store.get()).toMatchObject({ query, extraFields: [age] });
    store.addFields([{ name: 'note', type: 'text' }], { ...query, rules: [] });
    expect(store.get().extraFields.map(({ name }) => name)).toEqual(['age', 'note']);
    store.undo();
    expect(store.get()).toMatchObject({ query, extraFields: [age] });
    store.undo();
    expect(isInitial(store.get())).toBe(true);
    store.redo();
    store.reset(release5);
    expect(isInitial(store.get())).toBe(true);
    store.undo();
    expect(store.get()).toMatchObject({ query, extraFields: [age] });
  });
  it('is the initial one on the server, whatever a visitor before has changed', () => {
    demoStore.setFormat('cel');
    expect(renderToString(createElement(Format))).toBe(`<p>${initialState.format}</p>`);
  });
  it('tells its listeners, until they leave', () => {
    const store = createDemoStore();
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.setFormat('cel');
    store.undo();
    leave();
    store.setFormat('sql');
    expect(told).toBe(1);
  });
});
