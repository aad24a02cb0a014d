// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, vi } from 'vitest';
import type { Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

afterEach(() => vi.restoreAllMocks());

const fields = [{ name: 'title', label: 'Title' }];
const query = groupOf(ruleOf('title', 'M'));

/** Renders a builder with one set of props after the other; returns what was logged, and what its inputs show at last. */
async function renderAfter(Builder: ComponentType<Props>, ...steps: object[]) {
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((first) => void logged.push(String(first)));
  const { container, rerender, unmount } = render(<Builder fields={fields} {...steps[0]} />);
  for (const props of steps.slice(1)) rerender(<Builder fields={fields} {...props} />);
  // Release 8 logs after the render.
  await act(() => new Promise((done) => setTimeout(done)));
  const values = [...container.querySelectorAll('input')].map(({ value }) => value);
  unmount();
  return { logged, values };
}

proves('Cause: `query` was `undefined` at first, such as while it loads.', async (line) => {
  const { QueryBuilder } = await libraryOf(line);
  const { logged } = await renderAfter(QueryBuilder as never, { query: undefined }, { query });
  expect(logged.join()).toContain('changing from an uncontrolled component to be controlled');
});

/** What is left of the query when it is taken away. */
const left: Record<string, string[]> = { 5: [], 8: ['M'] };

proves(
  [
    'Without one nothing is logged, and the builder keeps the query it had.',
    'Without one nothing is logged, and the builder starts again with an empty query.',
  ],
  async ({ major, ...line }) => {
    const { QueryBuilder } = await libraryOf({ major, ...line });
    for (const reset of [undefined, null])
      expect(await renderAfter(QueryBuilder as never, { query }, { query: reset })).toEqual({
        logged: [],
        values: left[major],
      });
    const { logged } = await renderAfter(QueryBuilder as never, { query }, { defaultQuery: query });
    expect(logged.join()).toContain('changing from a controlled component to be uncontrolled');
  },
);

proves('Cause: a change that cannot be made, in a strict manager.', async (line) => {
  const { QueryManager, QueryManagerError } = await libraryOf(line);
  const add = (strict: boolean) => () => new QueryManager(query, { strict } as never).add(ruleOf('title', 'x'), [9]);
  expect(add(true)).toThrow(QueryManagerError);
  expect(add(true)).toThrow(/^QueryManager: "add" aborted/);
  expect(add(false)).not.toThrow();
});

proves(
  "`Cannot read properties of null (reading 'disabled')`, and `Cannot read properties of null (reading 'id')` if the root has no id | a `null` among the rules: check what you load",
  async (line) => {
    const QueryBuilder = (await libraryOf(line)).QueryBuilder as ComponentType<Props>;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const shown = (root: object) => () =>
      renderToString(<QueryBuilder query={{ ...root, combinator: 'and', rules: [null] }} />);
    expect(shown({ id: 'root' })).toThrow("Cannot read properties of null (reading 'disabled')");
    expect(shown({})).toThrow("Cannot read properties of null (reading 'id')");
  },
);
