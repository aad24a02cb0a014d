import { noExtraFields } from '@site/src/dataset/extraFields';
import { convertToIC, type RuleGroupType, type RuleGroupTypeAny, update } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { samples } from '../samples/samples';
import { emptyHistory, type History, type HistoryStep, remember, stepBack, stepForward } from './history';

const held = (query: RuleGroupTypeAny): HistoryStep => ({
  query,
  release: '5',
  data: undefined,
  extraFields: noExtraFields,
});
const nested = samples.at(-1)?.query as RuleGroupType;
/** A rule at the top, and one three groups deep. */
const [top, deep] = [[0], [1, 0, 1, 0]];
type Edit = [path: number[], prop: 'value' | 'operator' | 'disabled', value: unknown, at: number];
const edited = (...edits: Edit[]) => {
  let [history, query]: [History, RuleGroupType] = [emptyHistory, nested];
  for (const [path, prop, value, at] of edits) {
    const next = update(query, prop as 'value', value, path);
    history = remember(history, held(query), next, at);
    query = next;
  }
  return { history, query };
};
const steps = (...edits: Edit[]) => edited(...edits).history.past.length;

describe('what can be taken back', () => {
  it('is typing into one value as one step, at the top and deep down', () => {
    for (const path of [top, deep])
      expect(steps([path, 'value', '1', 0], [path, 'value', '12', 900], [path, 'value', '123', 1800])).toBe(1);
  });
  it('is typing after a pause of a second as another step', () => {
    expect(steps([top, 'value', '1', 0], [top, 'value', '12', 999])).toBe(1);
    expect(steps([top, 'value', '1', 0], [top, 'value', '12', 1000])).toBe(2);
  });
  it('is typing into another value as another step', () => {
    expect(steps([top, 'value', '1', 0], [deep, 'value', '2', 10], [top, 'value', '3', 20])).toBe(3);
  });
  it('is each edit of anything else', () => {
    expect(steps([top, 'operator', '<', 0], [top, 'operator', '>', 10])).toBe(2);
    expect(steps([top, 'value', '1', 0], [top, 'operator', '<', 10], [top, 'value', '12', 20])).toBe(3);
    expect(steps([top, 'value', '1', 0], [[1], 'disabled', true, 10], [top, 'value', '12', 20])).toBe(3);
  });
  it('is a change of more than one value, which no typing makes', () => {
    const [before, after] = [edited([top, 'value', '1', 0]), edited([top, 'value', '12', 10])];
    const next = (query: RuleGroupTypeAny) => remember(before.history, held(before.query), query, 10).past.length;
    expect(next(after.query)).toBe(1);
    expect(next(update(after.query, 'value', 'x', deep))).toBe(2);
    expect(next({ ...after.query, combinator: 'or' })).toBe(2);
    expect(next({ ...after.query, rules: after.query.rules.slice(0, 1) })).toBe(2);
    const [rule, ...others] = before.query.rules;
    expect(next({ ...before.query, rules: [{ combinator: 'and', rules: [rule] } as RuleGroupType, ...others] })).toBe(
      2,
    );
  });
  it('is each change of a combinator between rules', () => {
    let [history, query]: [History, RuleGroupTypeAny] = [emptyHistory, convertToIC(nested)];
    for (const combinator of ['xor', 'or', 'and']) {
      const next: RuleGroupTypeAny = update(query, 'combinator', combinator, [1]);
      history = remember(history, held(query), next, 0);
      query = next;
    }
    expect(history.past).toHaveLength(3);
  });
  it('is no more than 200 steps, the newest', () => {
    const edits = Array.from({ length: 201 }, (_, index): Edit => [top, 'value', `${index}`, index * 1000]);
    const { past } = edited(...edits).history;
    expect(past).toHaveLength(200);
    expect(past[0]?.query.rules[0]).toMatchObject({ value: '0' });
  });
  it('comes with the release that holds it', () => {
    const history = remember(
      emptyHistory,
      { query: nested, release: '8', data: undefined, extraFields: noExtraFields },
      { ...nested, rules: [] },
    );
    const back = stepBack(history, held({ ...nested, rules: [] }));
    expect(back).toMatchObject({ query: nested, release: '8' });
    expect(back && stepForward(back.history, back)).toMatchObject({ query: { rules: [] }, release: '5' });
  });
  it('comes again in its order, until a new edit', () => {
    const { history, query } = edited([top, 'value', '1', 0], [top, 'value', '2', 2000]);
    const once = stepBack(history, held(query));
    const twice = once && stepBack(once.history, held(once.query));
    expect(twice?.query).toBe(nested);
    expect(twice && stepBack(twice.history, held(twice.query))).toBeUndefined();
    const again = twice && stepForward(twice.history, held(twice.query));
    expect(again?.query).toBe(once?.query);
    expect(again?.history).toEqual(once?.history);
    expect(stepForward(history, held(query))).toBeUndefined();
    const typed = edited([top, 'value', '1', 0], [top, 'value', '12', 10]);
    expect(stepForward(typed.history, held(typed.query))).toBeUndefined();
    expect(remember(once?.history ?? emptyHistory, held(nested), query, 3000).future).toEqual([]);
  });
});
