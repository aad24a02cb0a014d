import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { afterAll, describe, expect, it } from 'vitest';
import { descriptors } from '../../src/toolkits/descriptors';
import { keepSiteStylesOut, scopeSelector, scopeToolkitStyles } from './scopeToolkits';
import { packageOf, type Toolkits } from './shippedStyles';

describe('scopeSelector', () => {
  const bootstrap = { modeAttribute: 'data-bs-theme' };
  it.each([
    ['.btn', ':where([data-toolkit="bootstrap"]) .btn'],
    [':root', ':where([data-toolkit="bootstrap"])'],
    ['body', ':where([data-toolkit="bootstrap"])'],
    ['[data-bs-theme=light]', ':where([data-toolkit="bootstrap"])'],
    ['[data-bs-theme=dark]', '[data-theme="dark"] :where([data-toolkit="bootstrap"])'],
    ['[data-bs-theme=dark] .btn', '[data-theme="dark"] :where([data-toolkit="bootstrap"]) .btn'],
    ['[type=dark] .btn', ':where([data-toolkit="bootstrap"]) [type=dark] .btn'],
    ['.table tbody td', ':where([data-toolkit="bootstrap"]) .table tbody td'],
    ['html', undefined],
  ])('%s', (selector, scoped) => expect(scopeSelector(selector, { id: 'bootstrap' }, bootstrap)).toBe(scoped));
  it('keeps a switch of the mode as unspecific as its authors wrote it', () =>
    expect(scopeSelector(":where([data-m='dark']) .m:hover", { id: 'mantine' }, { modeAttribute: 'data-m' })).toBe(
      ':where([data-theme="dark"]) :where([data-toolkit="mantine"]) .m:hover',
    ));
  it('leaves out other modes of the page', () =>
    expect(scopeSelector('.theme-dark .btn', { id: 'bulma' }, { modeClasses: ['.theme-dark'] })).toBe(undefined));
  it('reads the switch of the site in a stylesheet of its own', () =>
    expect(scopeSelector('[data-theme="dark"] .btn', { id: 'bulma' })).toBe(
      '[data-theme="dark"] :where([data-toolkit="bulma"]) .btn',
    ));
  it('limits a stylesheet of all toolkits to all of them', () =>
    expect(scopeSelector('.rule')).toBe(':where([data-toolkit]) .rule'));
});

/** A site with a toolkit whose package has a scope, an `exports` map and a switch of its own for dark mode. */
describe('a toolkit whose id is not the name of its package', () => {
  const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'scoped-toolkit-')));
  afterAll(() => rmSync(siteDir, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  };
  const shipped =
    '.m-kept { color: red } .m-button { top: 0 } .m-unused { color: red } .button { top: 0 } .menu .m-unused { top: 0 } ';
  const dark = '[data-mantine-color-scheme="dark"] .m-kept { color: blue }';
  const system = '@media (prefers-color-scheme: dark) { .m-kept { color: blue } } ';
  const wide = '@media (min-width: 40em) { .m-kept { color: red } } ';
  const turn = (name: string) => `@keyframes ${name} { from { top: 0 } } `;
  const values = '.m-button { animation: m-turn 1s; left: var(--m-used); --m-used: 1px; --m-unused: 2px } ';
  const core = {
    name: '@mantine/core',
    main: 'index.mjs',
    exports: { '.': './index.mjs', './styles.css': './dist/all.css', './button.css': './dist/button.css' },
  };
  write('package.json', '{}');
  write('node_modules/@mantine/core/package.json', JSON.stringify(core));
  write('node_modules/@mantine/core/dist/all.css', shipped + dark);
  write('node_modules/@mantine/core/dist/other.css', shipped);
  write('node_modules/@mantine/core/dist/button.css', '');
  write('node_modules/@mantine/core/parts/input.css', '');
  write('node_modules/@mantine/rqb/package.json', JSON.stringify({ main: 'index.mjs' }));
  write('node_modules/@mantine/rqb/index.mjs', `export const classes = 'm-kept button';`);
  write('node_modules/react-querybuilder/package.json', JSON.stringify({ main: 'index.mjs' }));
  write('node_modules/react-querybuilder/index.mjs', '');
  write('node_modules/infima/package.json', '{}');
  write('node_modules/infima/dist/css/default/default.css', '.button { color: red } .menu { top: 0 }');
  write('src/toolkits/mantine/controls.tsx', `export const more = 'm-button';`);
  const toolkits = {
    mantine: {
      ...descriptors.default,
      packages: { 8: ['@mantine/core', '@mantine/hooks'] },
      styles: [
        { file: '@mantine/core/styles.css', companion: '@mantine/rqb', modeAttribute: 'data-mantine-color-scheme' },
        { file: '@mantine/core/button.css', isWhole: true },
        { file: '@mantine/core/parts/*.css', isWhole: true },
      ],
    },
  } as unknown as Toolkits;
  const css = (file: string, text: string) =>
    postcss([scopeToolkitStyles({ siteDir, toolkits }), keepSiteStylesOut({ siteDir, toolkits })])
      .process(text, { from: path.join(siteDir, file) })
      .then((result) => result.css);

  it('has its shipped styles purged and scoped', async () => {
    const scope = ':where([data-toolkit="mantine"])';
    expect(await css('node_modules/@mantine/core/dist/all.css', shipped + dark)).toBe(
      `${scope} .m-kept { color: red } ${scope} .m-button { top: 0 } ${scope} .button { top: 0 } [data-theme="dark"] ${scope} .m-kept { color: blue }`,
    );
  });
  it.each(['dist/button', 'parts/input'])('keeps all of a stylesheet of one component: %s', async (file) =>
    expect(await css(`node_modules/@mantine/core/${file}.css`, '.m-unused { top: 0 }')).toBe(
      ':where([data-toolkit="mantine"]) .m-unused { top: 0 }',
    ),
  );
  it('leaves dark mode to the site, and keeps nothing that it does not use', async () => {
    const scope = ':where([data-toolkit="mantine"])';
    const text = `@charset "utf-8"; ${system}${wide}${turn('m-turn')}${turn('m-other')}${values}`;
    expect((await css('node_modules/@mantine/core/dist/all.css', text)).replace(/\s+/g, ' ').trim()).toBe(
      `@media (min-width: 40em) { ${scope} .m-kept { color: red } } ${turn('m-turn')}` +
        `${scope} .m-button { animation: m-turn 1s; left: var(--m-used); --m-used: 1px}`,
    );
  });
  it('has its own styles scoped', async () =>
    expect(await css('src/toolkits/mantine/styles.css', '.rule { }')).toBe(
      ':where([data-toolkit="mantine"]) .rule { }',
    ));
  it('has those of one release limited to it', async () =>
    expect(await css('src/toolkits/mantine/8/styles.css', '[data-theme="dark"] .rule { }')).toBe(
      '[data-theme="dark"] :where([data-toolkit="mantine"][data-release="8"]) .rule { }',
    ));
  it('keeps the site out of its names', async () =>
    expect(await css('src/css/site.css', '.button { } .menu { } .m-kept { }')).toBe(
      '.button:not(:where([data-toolkit] *)) { } .menu:not(:where([data-toolkit] *)) { } .m-kept { }',
    ));
  it('fails where a package that the site builds on is not installed', () =>
    expect(() => keepSiteStylesOut({ siteDir: path.parse(siteDir).root, toolkits: {} })).toThrow(
      'infima is not installed',
    ));
  it('fails for a stylesheet that its descriptor does not name', () =>
    expect(css('node_modules/@mantine/core/dist/other.css', shipped)).rejects.toThrow(
      'a stylesheet of "mantine" that src/toolkits/mantine/toolkit.ts does not name',
    ));
  it.each([
    ['/site/node_modules/css-loader/index.js!/site/node_modules/@mantine/core/dist/all.css', '@mantine/core'],
    ['C:\\site\\node_modules\\@mantine\\core\\all.css', '@mantine/core'],
    ['/site/node_modules/bulma/css/bulma.css', 'bulma'],
    ['/site/src/css/site.css', undefined],
  ])('%s is of the package %s', (file, name) => expect(packageOf(file)).toBe(name));
});

describe('keepSiteStylesOut', () => {
  const scoped = (css: string) =>
    postcss([keepSiteStylesOut({ siteDir: process.cwd(), toolkits: descriptors })]).process(css, {
      from: path.resolve('src/css/site.css'),
    }).css;
  it('ends a rule for a shared class at the border of a toolkit', () =>
    expect(scoped('.footer, .button:hover { }')).toBe(
      '.footer:not(:where([data-toolkit] *)), .button:not(:where([data-toolkit] *)):hover { }',
    ));
  it('ends a rule for a bare element there as well', () =>
    expect(scoped('table tr:nth-child(2n), a:not([href]) { }')).toBe(
      'table tr:nth-child(2n):not(:where([data-toolkit] *)), a:not([href]):not(:where([data-toolkit] *)) { }',
    ));
  it('takes the body of a table for what it is', () =>
    expect(scoped('tbody th { }')).toBe('tbody th:not(:where([data-toolkit] *)) { }'));
  it.each(['.button--primary', '*', ':root', 'html', 'main :focus-visible', '[data-release] pre'])(
    'leaves %s as it is',
    (selector) => expect(scoped(`${selector} { }`)).toBe(`${selector} { }`),
  );
  it('leaves the steps of an animation as they are', () =>
    expect(scoped('@keyframes turn { from { } }')).toBe('@keyframes turn { from { } }'));
});
