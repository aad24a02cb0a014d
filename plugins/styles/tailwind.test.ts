import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { descriptors } from '../../src/toolkits/descriptors';
import { scopeToolkitStyles } from './scopeToolkits';
import { compileTailwind } from './tailwind';

const siteDir = process.cwd();
const compiled = (file: string) =>
  postcss([compileTailwind(siteDir), scopeToolkitStyles({ siteDir, toolkits: descriptors })]).process(
    readFileSync(file, 'utf8'),
    { from: `${siteDir}/${file}` },
  );

it('compiles the classes of the toolkit, and its reset and colours end at its border', async () => {
  const { root, css } = await compiled('src/toolkits/shadcn/theme.css');
  const selectors: string[] = [];
  root.walkRules(({ selectors: own }: Rule) => void selectors.push(...own));
  expect(selectors.length).toBeGreaterThan(80);
  const own = /^(\[data-theme="dark"\] )?:where\(\[data-toolkit="shadcn"\]\)/;
  expect(selectors.filter((selector) => !own.test(selector))).toEqual([]);
  expect(selectors.filter((selector) => selector.includes('&'))).toEqual([]);
  for (const text of ['.bg-background', '.size-4', 'box-sizing: border-box', '--background'])
    expect(css).toContain(text);
  expect(css).not.toContain('@import');
});
it('gives its variables their first values inside the toolkit, and registers none for all pages', async () => {
  const { root, css } = await compiled('src/toolkits/shadcn/theme.css');
  expect(css).not.toContain('@property');
  const first: string[] = [];
  root.walkDecls('--tw-border-style', ({ parent, value }) => {
    if (value === 'solid' && parent?.parent?.type === 'atrule') first.push((parent.parent as AtRule).params);
  });
  expect(first).toContain('properties');
});
it('leaves other stylesheets as they are', async () => {
  const { css } = await compiled('src/toolkits/shadcn/styles.css');
  expect(css).toContain('border: 1px solid var(--border);');
  expect(css).not.toContain('tailwindcss');
});
