// @vitest-environment jsdom

import type { PackedTable } from '@site/src/dataset/packedTable';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { toolkitCodes } from '@site/src/toolkits/codes';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import { cleanup, render, screen } from '@testing-library/react';
import type { RuleGroupType } from 'react-querybuilder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { release5 } from '../../releases/5';
import { release8 } from '../../releases/8';
import { keepRelease } from '../../releases/loaded';
import { initialState } from '../../store/state';
import { componentFiles } from './generate';
import { rowsFile } from './rowsFile';
import { SelectedRows } from './SelectedRows';

keepRelease(release5);
keepRelease(release8);
const { fields } = setOfTests;
const table = setOfTests.table as PackedTable;

const answer = vi.fn<() => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));

describe.each([release5, release8])('the rows of a project of release $id', (release) => {
  /** The expression of the component that was generated, run as it stands there. */
  async function logicOf(query: RuleGroupType): Promise<unknown> {
    const state = { ...initialState, release: release.id, data: setOfTests, query };
    const { code } = await toolkitCodes.default();
    const { 'App.jsx': app } = componentFiles(state, code[release.id] as ToolkitCode, 'js', true);
    const [, expression] = /const logic = ([\s\S]*?);\n/.exec(app ?? '') ?? [];
    return new Function('query', 'formatQuery', `return ${expression}`)(query, release.library.formatQuery);
  }

  it.each([
    ['no rule', [], [1, 2, 3, 4]],
    ['a comparison', [{ field: 'id', operator: '>', value: '2' }], [3, 4]],
    ['a part of a text', [{ field: 'title', operator: 'contains', value: '<b>' }], [3]],
    ['the start of a text', [{ field: 'title', operator: 'beginsWith', value: 'O' }], [4]],
    ['the end of a text', [{ field: 'title', operator: 'endsWith', value: 'a' }], [1]],
    ['an empty cell', [{ field: 'title', operator: 'null', value: null }], [2]],
    ['a boolean', [{ field: 'paid', operator: '=', value: true }], [2, 3]],
    [
      'a list',
      [
        { field: 'status', operator: 'in', value: ['open'] },
        { field: 'ratings', operator: 'contains', value: 'b' },
      ],
      [1],
    ],
  ])('of %s are those that it selects', async (_, rules, ids) => {
    answer.mockResolvedValue(new Response(rowsFile(table)));
    render(<SelectedRows url="rows.json" fields={fields} logic={await logicOf({ combinator: 'and', rules })} />);
    expect((await shown()).map(([id]) => Number(id))).toEqual(ids);
    expect(screen.getByRole('status').textContent).toBe(`${ids.length} of 4 rows`);
  });
});

it('shows the first hundred of more, and counts all', async () => {
  answer.mockResolvedValue(
    new Response(JSON.stringify(Array.from({ length: 1234 }, (_, id) => ({ id, title: null })))),
  );
  render(<SelectedRows url="rows.json" fields={fields} logic />);
  expect(await shown()).toHaveLength(100);
  expect(screen.getByRole('status').textContent).toBe('1,234 of 1,234 rows, the first 100 of them below');
});

it('says that the rows could not be read', async () => {
  answer.mockResolvedValue(new Response('<!doctype html>'));
  render(<SelectedRows url="rows.json" fields={fields} logic />);
  expect((await screen.findByText(/could not be read/)).getAttribute('role')).toBe('status');
});
