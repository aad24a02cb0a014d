// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentedLines, type Line } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import { entryOf, findPackage } from '../packageFolder';
import { capture } from '../remark-samples/checks/capture';
import { readFences } from '../remark-samples/checks/fences';
import { addChangeRemove } from '../remark-samples/checks/interactions';
import { type Module, runBlock } from '../remark-samples/checks/runBlock';
import { mistakesFile, mistakesOf } from './mistakes';
import { print } from './twinOf';

const lines = documentedLines().map((line) => [line.release, line] as const);

/** What the blocks of a line may import, of the packages that are installed for it. */
async function packagesOf({ samples }: Line): Promise<Module> {
  const packages: Module = { react: React, 'react/jsx-runtime': jsxRuntime };
  const names = ['react-querybuilder', '@react-querybuilder/dnd', 'react-dnd', 'react-dnd-html5-backend'];
  for (const name of names) {
    const folder = findPackage(name, samples);
    if (folder) packages[name] = await moduleOf(entryOf(folder));
  }
  const library = findPackage('react-querybuilder', samples) as string;
  if (samples === documentedLines()[0]?.samples)
    packages['react-querybuilder/parseSQL'] = await moduleOf(entryOf(library, './parseSQL'));
  packages['react-querybuilder/dist/query-builder.css'] = {};
  return packages;
}

/** A package as a bundler gives it: what is CommonJS says itself which export is the default. */
async function moduleOf(file: string): Promise<Module> {
  const module = await import(/* @vite-ignore */ file);
  return { ...module, __esModule: true, default: module.default?.default ?? module.default };
}

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...values) => void complaints.push(values.map(String).join(' ')));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is done with what a block exports; a block that exports nothing prints what it says. */
async function use(exported: Module, packages: Module, code: string) {
  const { default: Sample, genre } = exported as { default?: React.ComponentType; genre?: object };
  const { QueryBuilder, default: Default } = packages['react-querybuilder'] as Record<string, React.ElementType>;
  const Builder = (QueryBuilder ?? Default) as React.ElementType;
  if (Sample) {
    const { container } = render(<Sample />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await addChangeRemove({ user, container });
    if (/enableDragAndDrop|QueryBuilderDnD/.test(code)) {
      await user.click(container.querySelector('.ruleGroup-addRule') as Element);
      expect(container.querySelector('[data-dnd="enabled"] .rule .queryBuilder-dragHandle')).not.toBeNull();
    }
  }
  if (genre) {
    const { container } = render(<Builder fields={[genre]} addRuleToNewGroups onQueryChange={() => {}} />);
    expect(container.querySelector('.rule-value')?.tagName).toBe('SELECT');
  }
}

describe.each(lines)('mistakes made with %s', (_, line) => {
  const file = mistakesFile(line.docs);
  // Vitest names each test after the mistake.
  const titles = [...pageText(file).matchAll(/^## (.+)$/gm)].map(([, title]) => title as string);
  const blocks = readFences(file, pageText(file));

  it('are ten, each with one block, in 4 KB of the list', () => {
    expect([titles.length, blocks.length]).toEqual([10, 10]);
    expect(Buffer.byteLength(print(mistakesOf(line.docs)))).toBeLessThanOrEqual(4096);
  });

  it.each(titles.map((title, index) => [title, blocks[index]] as const))('%s', async (_, block) => {
    const packages = await packagesOf(line);
    const { code = '', lang = '' } = block ?? {};
    const said = [...code.matchAll(/\/\/ → (.+)$/gm)].map(([, text]) => text);
    let exported: Module = {};
    const { '': printed = [] } = await capture(async () => {
      exported = runBlock(code, lang, packages);
    });
    expect(printed).toEqual(said);
    expect(said.length + Object.keys(exported).length, 'nothing to see of this block').toBeGreaterThan(0);
    await use(exported, packages, code);
    expect(complaints.filter((text) => !/StateInvariantMiddleware took/.test(text))).toEqual([]);
  });
});
