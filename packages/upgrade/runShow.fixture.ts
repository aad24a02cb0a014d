import { createRequire } from 'node:module';
import path from 'node:path';
import type { Release } from '@site/lines/lines';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Runs the `show` of a rule's sample on a release: its text, or of what it renders the elements that assistive technology
 * is told of, with what they say and hold.
 */
export async function runShow(code: string, { samples, installedAs }: Release): Promise<string> {
  const resolveDir = path.resolve(samples);
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: 'tsx', sourcefile: 'sample.tsx' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    // v3 is CommonJS; whatever is bundled shares the React that renders it.
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    mainFields: ['main'],
    ...(installedAs !== 'react-querybuilder' && { alias: { 'react-querybuilder': installedAs } }),
  });
  const module = { exports: {} as { show: () => string | ReactElement } };
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(module, module.exports, require);
  const shown = module.exports.show();
  return typeof shown === 'string' ? shown : toldOf(renderToStaticMarkup(createElement('div', null, shown)));
}

function toldOf(html: string): string {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('button, input, select, textarea')].filter(
    (element) => element.getAttribute('draggable') === null,
  );
  return elements
    .map((element) => `${element.localName} ${'value' in element ? String(element.value) : ''}`)
    .join('\n');
}
