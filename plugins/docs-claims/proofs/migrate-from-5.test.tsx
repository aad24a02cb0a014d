// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as v8 from 'samples-next/release';
import * as v4 from 'samples-v4/release';
import * as v5 from 'samples-v5/release';
import { afterEach, expect, vi } from 'vitest';
import { comparedReleases } from '../../../lines/lines';
import { findPackage, packageFolder } from '../../packageFolder';
import { Controlled, type Props } from './editorsPerKey';
import { groupOf, releaseBeside, ruleOf } from './libraryOf';
import { proves } from './proves';

const v6 = releaseBeside(6);
const v7 = releaseBeside(7);

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const fields = [{ name: 'title', label: 'Title' }];
const builderOf = (release: object) => (release as Props).QueryBuilder as ComponentType<Props>;
const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const releases = comparedReleases().filter(({ major }) => Number(major) >= 4);
const folders = Object.fromEntries(
  releases.map(({ major, samples, installedAs }) => [major, packageFolder(samples, installedAs)]),
);

proves('With `dist`, only a path that ends in `.js` still loads; `dist/types` is gone.', () => {
  const { resolve } = createRequire(path.resolve('docs/_samples/package.json'));
  const load = (ending: string) => resolve(`react-querybuilder-6/dist/formatQuery${ending}`);
  expect(load('.js')).toMatch(/dist[\\/]formatQuery\.js$/);
  for (const ending of ['', '.mjs', '.cjs']) expect(() => load(ending), ending).toThrow();
  const types = (name: string, samples: string) =>
    existsSync(path.join(findPackage(name, samples) as string, 'dist/types'));
  expect(types('react-querybuilder', 'versioned_docs/version-5/_samples')).toBe(true);
  expect(types('react-querybuilder-6', 'docs/_samples')).toBe(false);
});

proves(
  'The older form, `(field, operator, value)`, which ignores the fourth argument, gets no escaping in any release.',
  () => {
    for (const { formatQuery, defaultValueProcessor } of [v4, v5, v6, v7, v8] as Props[])
      expect(
        formatQuery(groupOf(ruleOf('author', "O'Brien")), {
          format: 'sql',
          valueProcessor: (field: string, operator: string, value: unknown) =>
            defaultValueProcessor(field, operator, value),
        }),
      ).toBe("(author = 'O'Brien')");
  },
);

proves('The prop alone does nothing for a builder without a query, and logs an error wherever it is set.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Builder = builderOf(v7);
  const { container } = render(<Builder fields={fields} independentCombinators />);
  for (let rule = 0; rule < 2; rule++)
    await userEvent.click(container.querySelector('.ruleGroup-addRule') as HTMLElement);
  expect(container.querySelectorAll('.rule')).toHaveLength(2);
  // One combinator for the whole group, none between the rules.
  expect(container.querySelectorAll('.betweenRules')).toHaveLength(0);
  expect(error.mock.calls.join()).toContain('truthy independentCombinators prop');
  error.mockClear();
  render(<Builder fields={fields} independentCombinators defaultQuery={{ rules: [ruleOf('title', 'M')] }} />);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(error.mock.calls.join()).toContain('deprecated and unnecessary independentCombinators prop');
});

proves('A query passed as `query` or `defaultQuery` is frozen by the builder, all of it.', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  const start = () => groupOf(ruleOf('title', ['M']), { ...groupOf(ruleOf('year', 1)), id: 'inner' });
  const frozenBy = (release: object) =>
    ['query', 'defaultQuery'].map((prop) => {
      const passed = start();
      const Builder = builderOf(release);
      render(<Builder fields={fields} {...{ [prop]: passed }} onQueryChange={() => {}} />);
      return isFrozen(passed);
    });
  expect(frozenBy(v7)).toEqual([true, true]);
  expect(frozenBy(v6)).toEqual([false, false]);
});

proves(
  [
    'A query that comes in after the first render and whose root has no `id` gets random ones, others at each change, and they do not reach your state.',
    'Every keystroke mounts its rows again, and the input loses focus.',
  ],
  async () => {
    const bare = { combinator: 'and', rules: [{ field: 'title', operator: '=', value: '' }] };
    const type = async (release: object) => {
      const Builder = builderOf(release);
      const stored: Props[] = [];
      const onChange = (next: Props) => stored.push(next);
      const { container } = render(<Controlled {...{ Builder, start: groupOf(), later: bare, onChange, fields }} />);
      const input = container.querySelector('.rule input') as HTMLInputElement;
      const before = container.querySelector('.rule')?.getAttribute('data-rule-id');
      await userEvent.type(input, 'x');
      const after = container.querySelector('.rule')?.getAttribute('data-rule-id');
      const hasFocus = document.activeElement === input && document.contains(input);
      const { length } = stored.filter(({ rules: [rule] }) => rule?.id);
      cleanup();
      return { hasFocus, sameId: before === after, idsStored: length, before };
    };
    expect(await type(v7)).toEqual({ hasFocus: false, sameId: false, idsStored: 0, before: expect.any(String) });
    expect(await type(v6)).toMatchObject({ hasFocus: true, sameId: true });
  },
);

proves('Each companion requires exactly its own version of the library.', (line) => {
  const companions = Object.keys(manifestOf(line.samples).dependencies).filter((name) =>
    /^@react-querybuilder\/(?!core$)/.test(name),
  );
  expect(companions.length).toBeGreaterThan(3);
  for (const name of companions) {
    const { version, peerDependencies } = manifestOf(findPackage(name, line.samples) as string);
    expect(peerDependencies['react-querybuilder'], name).toBe(version);
  }
});

const reactOf = (major: string) => manifestOf(folders[major] as string).peerDependencies.react;

proves('Required `react` | >=16.8.0 | >=16.8.0 | >=16.8.0 | >=18 | >=18', () =>
  expect(['4', '5', '6', '7', '8'].map(reactOf)).toEqual(['>=16.8.0', '>=16.8.0', '>=16.8.0', '>=18', '>=18']),
);

proves('Required `react` | >=16.8.0 | >=16.8.0 | >=18 | >=18', () =>
  expect(['5', '6', '7', '8'].map(reactOf)).toEqual(['>=16.8.0', '>=16.8.0', '>=18', '>=18']),
);

proves('Installs immer | 9 | 9 | 10 | 10 | 11, through `@react-querybuilder/core`', () => {
  const immerOf = (folder: string) => /\d+/.exec(manifestOf(folder).dependencies.immer ?? '')?.[0];
  expect(['4', '5', '6', '7', '8'].map((major) => immerOf(folders[major] as string))).toEqual([
    '9',
    '9',
    '10',
    '10',
    undefined,
  ]);
  expect(immerOf(findPackage('@react-querybuilder/core', folders['8'] as string) as string)).toBe('11');
});
