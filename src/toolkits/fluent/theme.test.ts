import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { findPackage } from '@site/plugins/packageFolder';
import { expect, it } from 'vitest';

/** Packages of Fluent that have the components in 8/controls.tsx. */
const packages = [
  'button',
  'checkbox',
  'combobox',
  'input',
  'label',
  'radio',
  'select',
  'switch',
  'tabster',
  'textarea',
];

/** Variables that the styles of a package, or our own, name. */
const namesIn = (text: string) => Array.from(text.matchAll(/var\((--\w+)/g), ([, name]) => name as string);
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.styles\.js$|createFocusOutlineStyle\.js$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

// What this writes is theme.css: npx vitest run --project unit src/toolkits/fluent -u
it('theme.css has the variables of both themes that the controls use', async () => {
  const all = findPackage('@fluentui/react-components', '.') ?? '';
  const folders = packages.map((name) => path.join(findPackage(`@fluentui/react-${name}`, all) ?? '', 'lib'));
  const texts = [...folders.flatMap(filesIn), readFileSync(path.join(import.meta.dirname, 'styles.css'), 'utf8')];
  const names = [...new Set(texts.flatMap(namesIn))].sort();
  const [light, dark] = [webLightTheme, webDarkTheme].map(
    (theme) => theme as unknown as Record<string, string | number>,
  );
  const valueIn = (theme: typeof light, name: string) => theme?.[name.slice(2)];
  const inTheme = names.filter((name) => valueIn(light, name) !== undefined);
  const inDark = inTheme.filter((name) => valueIn(dark, name) !== valueIn(light, name));
  // As Biome formats it.
  const line = (name: string, value?: string | number) => {
    const text = `${value}`.replace(/,(?=\S)/g, ', ').replaceAll("'", '"');
    return `  ${name}:${text.length > 90 ? '\n   ' : ''} ${text};\n`;
  };
  const lines = (of: string[], theme: typeof light) => of.map((name) => line(name, valueIn(theme, name))).join('');
  expect(inTheme.length).toBeGreaterThan(60);
  const css = [
    "/* Generated from Fluent's webLightTheme and webDarkTheme: the variables that the controls use. See theme.test.ts. */\n",
    `:root {\n${lines(inTheme, light)}}\n`,
    `[data-theme="dark"] {\n${lines(inDark, dark)}}\n`,
  ].join('');
  await expect(css).toMatchFileSnapshot('./theme.css');
});
