import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '@site/plugins/packageFolder';
import { runs } from '@site/scripts/testScale';
import { colord } from 'colord';
import fc from 'fast-check';
import postcss from 'postcss';
import { compileString } from 'sass';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyTheme } from './anyTheme';
import { noTheme, type Theme } from './theme';
import { releaseThemes, themeCss, themeScss } from './themeCss';
import { isValueOf, kindOf, type ThemeVariable, themeSchema, themeVariables } from './themeVariables';

/** Where the release of a theme is installed, and what its docs say. */
const releases = {
  '5': { samples: 'versioned_docs/version-5/_samples', page: 'versioned_docs/version-5/tips/styling.mdx' },
  '8': { samples: 'docs/_samples', page: 'docs/tips/styling.mdx' },
} satisfies Record<keyof typeof releaseThemes, object>;
/** Variables that a theme has no use for: a prefix, the release's own table, and old names that still work. */
const without: Record<keyof typeof releases, string[]> = {
  '5': [],
  '8': [
    'var-prefix',
    'dnd-drop-indicator-defaults',
    'dnd-hover-border-bottom-color',
    'dnd-hover-border-bottom-style',
    'dnd-hover-border-bottom-width',
    'dnd-hover-copy-border-bottom-color',
  ],
};
const themed = Object.keys(releases) as (keyof typeof releases)[];

const folderOf = (id: keyof typeof releases) => path.join(packageFolder(path.resolve(releases[id].samples)), 'dist');
/** Keeps what a text comes to: most tests compare with the same few, and to compile one takes a tenth of a second. */
function kept(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
const compilers = Object.fromEntries(
  (Object.keys(releases) as (keyof typeof releases)[]).map((id) => [
    id,
    kept((scss) => compileString(scss, { loadPaths: [path.join(folderOf(id), '../..')] }).css),
  ]),
);
const compile = (id: keyof typeof releases, scss: string) => compilers[id]?.(scss) ?? '';

/** Colors and computations, each written in one way. */
const inOneWay = kept((css) =>
  compileString(css).css.replaceAll(/#[\da-f]+\b|rgba?\([^()]*\)/g, (color) => colord(color).toHex()),
);

/** The declarations of a stylesheet, by selector and property. */
function declarations(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(inOneWay(css)).walkDecls(({ parent, prop, value }) => {
    const { selectors = [] } = parent as postcss.Rule;
    for (const selector of selectors) found.set(`${selector.replace('.queryBuilder ', '')} { ${prop}`, value);
  });
  return found;
}
/** What custom properties come to on a builder, each reference resolved where the release's stylesheet resolves it. */
function customProperties(css: string): Record<string, string> {
  const all = [...declarations(css)].filter(([key]) => /^(:root|\.queryBuilder) \{ --/.test(key));
  const resolved = (scope: string, from: Record<string, string>) => {
    const own = all.flatMap(([key, value]) => (key.startsWith(scope) ? [[key.split('{ ')[1] ?? '', value]] : []));
    const values: Record<string, string> = { ...from, ...Object.fromEntries(own) };
    const value = (name: string): string =>
      (values[name] ?? '').replace(/^var\((.+)\)$/, (_, other: string) => value(other));
    return Object.fromEntries(Object.keys(values).map((name) => [name, value(name)]));
  };
  return resolved('.queryBuilder', resolved(':root', {}));
}
const one = (name: ThemeVariable): Theme => ({
  values: { [name]: { color: '#123456', style: 'dotted', cursor: 'help', length: '7px' }[kindOf(name)] },
  dark: {},
});

describe.each(themed)('the theme of release %s', (id) => {
  const { variables } = releaseThemes[id];
  const names = Object.keys(variables) as ThemeVariable[];
  const scssName = (name: ThemeVariable) => variables[name]?.scss ?? name;
  const source = (file: string) => readFileSync(path.join(folderOf(id), file), 'utf8');
  const scss = id === '5' ? source('query-builder.scss') : source('styles/_variables.scss');

  it('has every variable that the stylesheets of the release have', () => {
    const shipped = [...scss.matchAll(/^\$rqb-([\w-]+):/gm)].map(([, name]) => name as string);
    expect(shipped.filter((name) => !without[id].includes(name)).sort()).toEqual(names.map(scssName).sort());
    const properties = [...source('query-builder.css').matchAll(/--rqb-([\w-]+):/g)].map(([, name]) => name);
    expect([...new Set(properties)].sort()).toEqual(id === '5' ? [] : [...names].sort());
  });
  it('has every variable that its docs name', () => {
    const page = readFileSync(releases[id].page, 'utf8');
    const named = [...page.matchAll(/`(?:--|\$)rqb-([\w-]+)`/g)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !without[id].includes(name) && !names.map(scssName).includes(name))).toEqual([]);
  });
  it('has the values of the release', () => {
    const unset = customProperties(compile(id, "@use 'react-querybuilder/dist/query-builder';"));
    for (const name of names) {
      const { byDefault } = variables[name] ?? {};
      if (id === '8')
        expect(unset[`--rqb-${name}`], name).toBe(inOneWay(`a { b: ${byDefault}; }`).match(/b: (.*);/)?.[1]);
      const said = compile(id, themeScss({ values: { [name]: byDefault }, dark: {} }, id));
      expect(customProperties(said), name).toEqual(unset);
      if (id === '5') expect(said, name).toBe(compile(id, themeScss(noTheme, id)));
    }
  });
  it.each(names)('sets %s', (name) => {
    const css = themeCss(one(name), id);
    expect(css).toContain(Object.values(one(name).values)[0]);
    const { note } = variables[name] ?? {};
    const isIgnored = compile(id, themeScss(noTheme, id)) === compile(id, withoutRules(themeScss(one(name), id)));
    expect(isIgnored, 'the SCSS of the release reads its variable').toBe(note?.includes('has no effect') ?? false);
  });
  it('says the same in CSS and in SCSS', () => {
    const unset = compile(id, themeScss(noTheme, id));
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const css = themeCss(theme, id);
        const compiled = compile(id, themeScss(theme, id));
        if (id === '8') {
          expect(customProperties(unset + css)).toEqual(customProperties(compiled));
          return;
        }
        // Rules that come later win, and nothing else has changed.
        expect(declarations(unset + css)).toEqual(declarations(compiled));
      }),
      { numRuns: runs(30, 1000) },
    );
  });
  it('is nothing when nothing is set', () => expect(themeCss(noTheme, id)).toBe(''));
});

const withoutRules = (scss: string) => scss.replace(/\n\.queryBuilder \{[^}]*\}\n/, '');

it('knows what each variable takes', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      expect(v.parse(themeSchema, theme)).toEqual(theme);
    }),
  );
  for (const name of themeVariables)
    for (const value of [
      'red; } body { display: none',
      'url(//x.test)',
      'var(--x)',
      '</style>',
      '-1px',
      '1px 2px',
      '',
      1,
    ])
      expect(isValueOf(name, value), `${name}: ${value}`).toBe(false);
  for (const strange of [{ constructor: '#000000' }, { 'border-style': 'solid' }])
    expect(v.is(themeSchema, { values: {}, dark: strange })).toBe(false);
});
