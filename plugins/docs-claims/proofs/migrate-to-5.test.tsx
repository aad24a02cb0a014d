// @vitest-environment jsdom
import { createRequire } from 'node:module';
import path from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Query } from 'mingo';
import type { ComponentType } from 'react';
import * as v3 from 'samples-v3/release';
import * as v4 from 'samples-v4/release';
import * as v5 from 'samples-v5/release';
import initSqlJs from 'sql.js';
import { afterEach, expect, vi } from 'vitest';
import { pageText } from '../../../lines/pinsInText';
import { Controlled, type Props } from './editorsPerKey';
import { groupOf, ruleOf } from './libraryOf';
import { proves } from './proves';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const fields = [{ name: 'title', label: 'Title' }];
const query = groupOf(ruleOf('title', 'M'));
/** Version 3 has its builder only as a default export, which the release's door leaves out. */
const builder3 = createRequire(path.resolve('versioned_docs/version-3/_samples/x.js'))('react-querybuilder').default;
const builderOf = (release: object) => ((release as Props).QueryBuilder ?? builder3) as ComponentType<Props>;
const rulesIn = (container: HTMLElement) => container.querySelectorAll('.rule').length;

proves('Without an `onQueryChange` that stores it, clicks do nothing.', async () => {
  const clickAdd = async (Builder: ComponentType<Props>, props: object) => {
    const { container } = render(<Builder fields={fields} query={query} {...props} />);
    await userEvent.click(container.querySelector('.ruleGroup-addRule') as HTMLElement);
    return rulesIn(container);
  };
  const onQueryChange = () => {};
  expect(await clickAdd(builderOf(v4), { onQueryChange })).toBe(1);
  // In version 3 it did.
  expect(await clickAdd(builderOf(v3), { onQueryChange })).toBe(2);
});

proves('Rules and groups are addressed by a path: `[]` is the root, `[0, 2]` the third entry of its first one.', () => {
  const third = ruleOf('third', 3);
  const nested = groupOf({ ...groupOf(ruleOf('a', 1), ruleOf('b', 2), third), id: 'inner' });
  expect(v4.findPath([], nested)).toBe(nested);
  expect(v4.findPath([0, 2], nested)).toBe(third);
});

proves('JavaScript gives no warning: the second argument never equals an id now.', async () => {
  const logged = ['error', 'warn'].map((kind) => vi.spyOn(console, kind as 'error').mockImplementation(() => {}));
  const seconds: unknown[] = [];
  const Builder = builderOf(v4);
  const onAddRule = (rule: object, second: unknown) => {
    seconds.push(second);
    return rule;
  };
  const { container } = render(<Builder fields={fields} defaultQuery={query} onAddRule={onAddRule} />);
  await userEvent.click(container.querySelector('.ruleGroup-addRule') as HTMLElement);
  expect(seconds).toEqual([[]]);
  for (const spy of logged) expect(spy).not.toHaveBeenCalled();
});

proves('Remove your own escaping of quotes, or they are doubled twice.', () => {
  const own = groupOf(ruleOf('author', "O''Brien"));
  expect(v3.formatQuery(own, 'sql')).toBe("(author = 'O''Brien')");
  expect(v4.formatQuery(own, 'sql')).toBe("(author = 'O''''Brien')");
});

proves('If nothing remains, the SQL is `()`, which is not valid.', async () => {
  const where = v4.formatQuery(groupOf(ruleOf('~', '')), 'sql');
  expect(where).toBe('()');
  const database = new (await initSqlJs()).Database();
  database.run('create table films (title text)');
  expect(() => database.exec(`select * from films where ${where}`)).toThrow('syntax error');
});

proves('If your collection holds text, they no longer match.', () => {
  const stored = groupOf(ruleOf('year', 1950));
  expect(v3.formatQuery(stored, 'mongodb')).toContain('"1950"');
  const filter = JSON.parse(v4.formatQuery(stored, 'mongodb'));
  expect([{ year: '1950' }, { year: 1950 }].map((film) => new Query(filter).test(film))).toEqual([false, true]);
});

proves('In 3, inside a form, Enter in a value box pressed the first of them and added a rule.', async () => {
  const enter = async (Builder: ComponentType<Props>) => {
    const { container } = render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Builder fields={fields} query={query} defaultQuery={undefined} onQueryChange={() => {}} />
      </form>,
    );
    await userEvent.type(container.querySelector('.rule input') as HTMLElement, '{Enter}');
    return rulesIn(container);
  };
  expect(await enter(builderOf(v3))).toBe(2);
  expect(await enter(builderOf(v4))).toBe(1);
});

proves('`data-level` of a rule counts from 1, not 0.', () => {
  const levelIn = (release: object) => {
    const Builder = builderOf(release);
    const { container } = render(<Builder fields={fields} query={query} onQueryChange={() => {}} />);
    return container.querySelector('.rule')?.getAttribute('data-level');
  };
  expect([v3, v4].map(levelIn)).toEqual(['0', '1']);
});

proves('Clone buttons no longer call `onAddRule`.', async () => {
  const clone = async (release: object) => {
    const onAddRule = vi.fn((rule) => rule);
    const Builder = builderOf(release);
    const props = { fields, query, onQueryChange: () => {}, onAddRule, showCloneButtons: true };
    const { container } = render(<Builder {...props} />);
    await userEvent.click(container.querySelector('.rule-cloneRule') as HTMLElement);
    return onAddRule.mock.calls.length;
  };
  expect([await clone(v3), await clone(v4)]).toEqual([1, 0]);
});

proves("Every name that is new, gone or changed is listed on version 4's own page.", () =>
  // The table is made of the types of both releases, and compared with them by `plugins/library-api`.
  expect(pageText('versioned_docs/version-4/migrate.mdx')).toContain('<ApiDifferences from="3" to="4" />'),
);

proves('With the prop alone, handles show and do nothing, and a development build logs an error.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const start = groupOf(ruleOf('title', 'a'), ruleOf('title', 'b', { id: 'second' }));
  const { container } = render(<Controlled {...{ Builder: builderOf(v5), start, fields, enableDragAndDrop: true }} />);
  const [first, second] = [...container.querySelectorAll('.rule')] as [HTMLElement, HTMLElement];
  expect(container.querySelectorAll('.rule .queryBuilder-dragHandle')).toHaveLength(2);
  fireEvent.dragStart(first.querySelector('.queryBuilder-dragHandle') as HTMLElement);
  fireEvent.dragEnter(second);
  fireEvent.dragOver(second);
  fireEvent.drop(second);
  expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['a', 'b']);
  expect(error.mock.calls.join()).toContain('enableDragAndDrop');
});

proves('`null` in JsonLogic no longer throws.', () => {
  const rule = { '==': [{ var: 'year' }, null] } as never;
  expect(() => v4.parseJsonLogic(rule)).toThrow();
  expect(v5.parseJsonLogic(rule).rules).toEqual([{ field: 'year', operator: 'null', value: null }]);
});
