import { describe, expect } from 'vitest';
import type { Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

const query = () => groupOf(ruleOf('title', 'M'), { ...groupOf(ruleOf('year', 1)), id: 'inner', not: true, ours: 1 });

describe('tools', () => {
  proves('No function throws if it cannot make the change.', async (line) => {
    const { add, remove, update, move, insert, group, ungroup } = (await libraryOf(line)) as Props;
    for (const path of [[9], [0, 0], [9, 9], 'nobody', []])
      for (const [name, change] of Object.entries<() => unknown>({
        add: () => add(query(), ruleOf('a', 1), path.length ? path : [0]),
        remove: () => remove(query(), path),
        update: () => update(query(), 'value', 1, path),
        move: () => move(query(), path, [0]),
        'move to': () => move(query(), [0], path),
        insert: () => insert(query(), ruleOf('a', 1), path),
        group: () => group(query(), path, [1]),
        ungroup: () => ungroup(query(), path),
      }))
        expect(change, `${name} ${JSON.stringify(path)}`).not.toThrow();
  });

  proves('The combinator, `not` and all other properties of the group are lost.', async (line) => {
    const { ungroup } = await libraryOf(line);
    expect(ungroup(query(), [1])).toEqual({ ...query(), rules: [ruleOf('title', 'M'), ruleOf('year', 1)] });
  });

  proves('At an even index, nothing changes.', async (line) => {
    const { update } = await libraryOf(line);
    const independent = { rules: [ruleOf('a', 1), 'and', ruleOf('b', 2)] } as Props;
    expect(update(independent, 'combinator', 'or', [1])).toMatchObject({ rules: [{}, 'or', {}] });
    expect(update(independent, 'combinator', 'or', [0])).toEqual(independent);
  });

  proves('None of the four changes its argument.', async (line) => {
    const { add, remove, update, move } = (await libraryOf(line)) as Props;
    const before = query();
    expect(add(before, ruleOf('a', 1), []).rules).toHaveLength(3);
    remove(before, [0]);
    update(before, 'value', 2, [0]);
    move(before, [0], [1, 0]);
    expect(before).toEqual(query());
  });

  proves('Like `prepareRuleGroup`, it freezes nothing.', async (line) => {
    const { prepareRule, prepareRuleGroup } = await libraryOf(line);
    const rule = { field: 'a', operator: '=', value: ['x'] };
    const prepared = prepareRule(rule);
    const group = prepareRuleGroup({ combinator: 'and', rules: [rule] }) as Props;
    for (const each of [
      rule,
      rule.value,
      prepared,
      prepared.value,
      group,
      group.rules,
      group.rules[0],
      group.rules[0].value,
    ])
      expect(Object.isFrozen(each)).toBe(false);
  });

  proves('Fills in missing ids, at every depth.', async (line) => {
    const { prepareRuleGroup } = await libraryOf(line);
    const deep = { combinator: 'and', rules: [{ combinator: 'or', rules: [{ field: 'a', operator: '=', value: 1 }] }] };
    const { id, rules } = prepareRuleGroup(deep) as Props;
    expect([id, rules[0].id, rules[0].rules[0].id].every((each) => typeof each === 'string')).toBe(true);
  });

  proves(
    'A copy of a rule or group in which everything has a new id: for presets and pasted queries.',
    async (line) => {
      const { regenerateIDs, formatQuery } = await libraryOf(line);
      const copy = regenerateIDs(query()) as Props;
      const ids = (group: Props): string[] => [group.id, ...(group.rules ?? []).flatMap(ids)];
      expect(ids(copy)).toHaveLength(ids(query()).length);
      expect(ids(copy).filter((id) => ids(query()).includes(id))).toEqual([]);
      expect(formatQuery(copy, 'json_without_ids')).toBe(formatQuery(query(), 'json_without_ids'));
    },
  );

  proves(
    [
      '`omitPath` | `false` | Without it every rule and group gets a `path`.',
      'Every rule and group gets a `path`, even without options.',
    ],
    async (line) => {
      const { transformQuery } = await libraryOf(line);
      const paths = (group: Props): unknown[] => [group.path, ...(group.rules ?? []).flatMap(paths)];
      expect(paths(transformQuery(query()))).toEqual([[], [0], [1], [1, 0]]);
    },
  );

  proves('`rules` cannot be renamed: the group gets both, and the renamed one is not transformed.', async (line) => {
    const { transformQuery } = await libraryOf(line);
    const renamed = transformQuery(query(), { propertyMap: { rules: 'members', field: 'column' } }) as Props;
    expect(renamed.rules[0]).toHaveProperty('column');
    expect(renamed.members[0]).not.toHaveProperty('column');
  });

  proves('It checks the first entry only, so it returns `false` for an empty list.', async (line) => {
    const { isOptionGroupArray } = await libraryOf(line);
    const group = { label: 'A', options: [] };
    expect([[], [group, { name: 'a', label: 'A' }]].map((list) => isOptionGroupArray(list as never))).toEqual([
      false,
      true,
    ]);
  });

  proves(['All check every entry.', 'An empty list passes none of them.'], async (line) => {
    const library = (await libraryOf(line)) as Props;
    const option = { name: 'a', value: 'a', label: 'A' };
    const lists: Record<string, object[]> = {
      isFullOptionArray: [option],
      isFullOptionGroupArray: [{ label: 'A', options: [option] }],
      isFlexibleOptionArray: [option],
      isFlexibleOptionGroupArray: [{ label: 'A', options: [option] }],
    };
    for (const [name, list] of Object.entries(lists)) {
      expect(library[name](list), name).toBe(true);
      expect(library[name]([]), name).toBe(false);
      expect(library[name]([...list, { other: 1 }]), name).toBe(false);
    }
  });
});

describe('constants', () => {
  proves('None of them is frozen.', async (line) => {
    const library = (await libraryOf(line)) as Props;
    const names = Object.keys(library).filter(
      (name) => name.startsWith('default') && typeof library[name] === 'object',
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => Object.isFrozen(library[name]))).toEqual([]);
  });

  proves('The 18 operators of a builder without `operators`.', async (line) =>
    expect((await libraryOf(line)).defaultOperators).toHaveLength(18),
  );

  proves('All texts of the builder, 29 entries.', async (line) =>
    expect(Object.keys((await libraryOf(line)).defaultTranslations)).toHaveLength(29),
  );

  proves('An empty string for each of the 48 class names, as a starting point for your own object.', async (line) => {
    const values = Object.values((await libraryOf(line)).defaultControlClassnames);
    expect(values).toHaveLength(48);
    expect(values.every((value) => value === '')).toBe(true);
  });

  proves('`controlKeys` | Names of all 28 control elements, in alphabetical order.', async (line) => {
    const { controlKeys, defaultControlElements } = (await libraryOf(line)) as Props;
    expect(controlKeys).toHaveLength(28);
    expect(controlKeys).toEqual([...controlKeys].sort());
    expect(Object.keys(defaultControlElements).filter((key) => !controlKeys.includes(key))).toEqual([]);
  });
});
