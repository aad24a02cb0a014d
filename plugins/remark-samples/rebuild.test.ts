import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { afterEach, expect, it, vi } from 'vitest';
import { remarkSamples } from '.';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'remark-samples-')));
afterEach(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** A page as a module of what its samples give it. */
async function pageModule(text: string): Promise<string> {
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkSamples);
  const file = new VFile({ path: path.join(folder, 'docs/page.mdx'), value: text });
  const [imports] = ((await parser.run(parser.parse(file), file)) as Root).children;
  const code = imports?.type === 'mdxjsEsm' ? (imports as { value: string }).value : '';
  return `${code}\nexport default [${Array.from(code.matchAll(/import (\w+)/g), ([, name]) => name)}];`;
}

/** Builds the page as Docusaurus does, with a cache that outlives the build: what it has become, and the modules that were made anew. */
async function build() {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: path.join(folder, 'build'), filename: 'page.js' },
    optimization: { usedExports: false },
    cache: true,
    experiments: {
      cache: { type: 'persistent', storage: { type: 'filesystem', directory: path.join(folder, 'cache') } },
    },
  });
  const anew: string[] = [];
  compiler.hooks.compilation.tap('test', (compilation) =>
    compilation.hooks.buildModule.tap(
      'test',
      (module) => void anew.push(path.basename(module.nameForCondition() ?? '')),
    ),
  );
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close((unclosed) => (problem || unclosed ? reject(problem ?? unclosed) : resolve()));
    }),
  );
  return { text: readFileSync(path.join(folder, 'build/page.js'), 'utf8'), anew };
}

// A file that a remark plugin read by itself would stay in the bundler's persistent cache.
it('a second build shows the new text and the new output of a changed sample', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  write('versions.json', '[]');
  write('docs/_samples/package.json', '{ "dependencies": { "react-querybuilder": "1.0.0" } }');
  write('docs/_samples/one.ts', 'console.log(first);');
  write('docs/_samples/outputs/one.json', '{ "": ["printed at first"] }');
  write('page.js', await pageModule('<Sample file="one.ts" output="text" />'));
  const before = await build();
  expect(before.text).toContain('first');
  expect(before.text).toContain('printed at first');
  expect((await build()).anew, 'made anew without a change').toEqual([]);
  write('docs/_samples/one.ts', 'console.log(second);');
  write('docs/_samples/outputs/one.json', '{ "": ["printed later"] }');
  const after = await build();
  expect(after.anew.sort()).toEqual(['one.json', 'one.ts']);
  expect(after.text).toContain('second');
  expect(after.text).toContain('printed later');
});
