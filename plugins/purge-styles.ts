import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { PurgeCSS } from 'purgecss';

/**
 * Takes the Infima rules that no page and no script mentions out of the built stylesheet (about 5 KB, brotli).
 * Class names that are put together at run time must be named here; variables that only pages and scripts name are
 * found by themselves.
 */
export default function purgeStyles(): Plugin {
  return {
    name: 'purge-styles',
    async postBuild({ outDir }) {
      const results = await new PurgeCSS().purge({
        content: [path.join(outDir, '**/*.html'), path.join(outDir, 'assets/js/*.js')],
        css: [path.join(outDir, 'assets/css/*.css')],
        variables: true,
        // PurgeCSS looks for names, and takes a selector of pseudo-classes alone for unused.
        safelist: {
          greedy: [/^alert--/, /^data-/, /^aria-/, /^:(where|is|focus-visible)$/],
          variables: await namedVariables(outDir),
        },
      });
      await Promise.all(
        results.map(
          async ({ file, css }) => file && css && (await readFile(file)).length > css.length && writeFile(file, css),
        ),
      );
    },
  };
}

/** CSS variables that pages and scripts name, such as the colour of an icon. PurgeCSS looks for them in CSS only. */
async function namedVariables(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  const texts = await Promise.all(
    files.filter((file) => /\.(html|js)$/.test(file)).map((file) => readFile(path.join(outDir, file), 'utf8')),
  );
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')))];
}
