import { isIndependent } from '@site/src/query/shape';
import fc from 'fast-check';
import { add, type RuleGroupType, type RuleGroupTypeAny, update } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { samples } from '../samples/samples';
import { createDemoStore, initialState } from './state';

const rule = { field: 'title', operator: '=', value: '' };
const addRule = (query: RuleGroupTypeAny) => add(query as RuleGroupType, rule, []);
const typeValue = (query: RuleGroupTypeAny, value: string) => update(query as RuleGroupType, 'value', value, [0]);

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
          else store[name as 'undo' | 'redo' | 'reset']();
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
  it('tells its listeners, until they leave', () => {
    const store = createDemoStore();
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.setFormat('cel');
    leave();
    store.setFormat('sql');
    expect(told).toBe(1);
  });
});
