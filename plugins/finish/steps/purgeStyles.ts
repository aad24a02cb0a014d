import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Page, Step } from '../step';
import { uses } from './constants';

type File = { name: string; text: string };

/**
 * Stylesheets without the rules that no page and no script mentions. Class names that are put together at run time must
 * be named here; variables that only pages, scripts or other stylesheets name are found by themselves.
 * @returns by name, only those that became shorter
 */
export async function purge(styles: File[], pages: string[], scripts: string[]): Promise<Map<string, string>> {
  const results = await new PurgeCSS().purge({
    content: [...pages.map((raw) => ({ raw, extension: 'html' })), ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    css: styles.map(({ name, text }) => ({ raw: text, name })),
    variables: true,
    // PurgeCSS looks for names, and takes a selector of pseudo-classes alone for unused.
    safelist: {
      // Names of Tailwind's that are more than letters, such as `hover:bg-accent`; it makes those that code has and no others.
      standard: [/[:/.[]/],
      greedy: [/^alert--/, /^data-/, /^aria-/, /^:(where|is|focus-visible)$/],
      // Mantine puts the names of its sizes together.
      variables: [/-xs$/, ...namedVariables([...pages, ...scripts]), ...namedElsewhere(styles)],
    },
  });
  const shorter = results.flatMap(({ css }, index) => {
    const file = styles[index];
    return file && css && css.length < file.text.length ? [[file.name, css] as const] : [];
  });
  return new Map(shorter);
}

/** CSS variables that one stylesheet sets and another one names. PurgeCSS looks for each in its own stylesheet only. */
function namedElsewhere(styles: File[]): string[] {
  const named = styles.map(({ text }) => new Set(namedVariables([text])));
  return styles.flatMap(({ text }, index) =>
    [...text.matchAll(/(--[\w-]+)\s*:/g)].flatMap(([, name = '']) =>
      named.some((names, other) => other !== index && names.has(name)) ? [name] : [],
    ),
  );
}

/** CSS variables that pages and scripts name, such as the colour of an icon. PurgeCSS looks for them in CSS only. */
export const namedVariables = (texts: string[]): string[] => [...new Set(texts.flatMap(uses))];

const filesBelow = async (folder: string, ending: string): Promise<File[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(name, 'utf8') })));
};

const sum = (files: Iterable<string>) => [...files].reduce((total, text) => total + text.length, 0);

/** Takes the Infima rules that nothing mentions out of the built stylesheets: about 5 KB of the main one, brotli. */
export const purgeStyles: Step = {
  name: 'purge styles',
  async prepare({ outDir, pages }) {
    const [styles, scripts] = await Promise.all([
      filesBelow(path.join(outDir, 'assets/css'), '.css'),
      filesBelow(path.join(outDir, 'assets/js'), '.js'),
    ]);
    const html = pages.map((page: Page) => page.html);
    const texts = scripts.map(({ text }) => text);
    const shorter = await purge(styles, html, texts);
    if (!shorter.size) throw new Error(`None of ${styles.length} stylesheets in assets/css has an unused rule.`);
    await Promise.all([...shorter].map(([name, css]) => writeFile(name, css)));
    const before = sum(styles.filter(({ name }) => shorter.has(name)).map(({ text }) => text));
    return { end: async () => `${before - sum(shorter.values())} of ${before} bytes taken out` };
  },
};
