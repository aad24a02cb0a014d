// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { documentedLines, type Line } from '../../../lines/lines';
import { pageText } from '../../../lines/pinsInText';
import { entryOf, packageFolder } from '../../packageFolder';
import { pagesBelow } from '../../pagesBelow';
import { codeBlocks } from './fences';
import { recipeUses, standIns } from './recipeUses';
import { type Module, runBlock } from './runBlock';

// Samples of recipes are mounted, and their outputs captured, as all samples are. These are the blocks between them.

const library = (line: Line, subPath = '.'): Promise<Module> =>
  import(/* @vite-ignore */ entryOf(packageFolder(line.samples), subPath));

/** What the blocks of a line may import. */
async function packagesOf(line: Line): Promise<Module> {
  const own = await library(line);
  const file = path.join(packageFolder(line.samples), 'dist/formatQuery.js');
  const exported = await import(/* @vite-ignore */ file);
  return {
    ...standIns,
    ...{ react: React, 'react/jsx-runtime': jsxRuntime, 'react-querybuilder': own },
    ...{ 'react-querybuilder/formatQuery': exported, 'react-querybuilder/dist/formatQuery': exported },
  };
}

afterEach(cleanup);

const used = new Set<string>();

describe.each(
  documentedLines()
    .filter(({ docs }) => existsSync(`${docs}/recipes`))
    .map((line) => [line.release, line] as const),
)('code blocks of recipes of %s', (_, line) => {
  it.each(pagesBelow(path.resolve(line.docs, 'recipes')).map((page) => [path.relative('.', page), page] as const))(
    '%s do what they say',
    async (_, page) => {
      const packages = await packagesOf(line);
      for (const { node } of codeBlocks(pageText(page))) {
        if (!/^(tsx?|js)$/.test(node.lang ?? '')) continue;
        const exports = runBlock(node.value, node.lang as string, packages);
        const names = Object.keys(exports);
        expect(names.length > 0 || /^declare module/.test(node.value), `nothing to use in ${node.value}`).toBe(true);
        // A later block may import the file that an earlier one names in its first line.
        const file = /^\/\/ app\/(\w+)\.tsx/.exec(node.value)?.[1];
        if (file) packages[`./${file}`] = exports;
        for (const name of names) {
          const use = `${path.basename(page, '.mdx')} ${name}`;
          expect(recipeUses, `recipeUses.tsx does nothing with it`).toHaveProperty([use]);
          used.add(use);
          await recipeUses[use]?.(exports[name]);
          cleanup();
        }
      }
    },
  );
});

it('nothing is used of a block that is gone', () => {
  expect(Object.keys(recipeUses).filter((use) => !used.has(use))).toEqual([]);
});
