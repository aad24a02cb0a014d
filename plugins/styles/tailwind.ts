import path from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import postcss, { type Plugin, type Root } from 'postcss';

/**
 * PostCSS plugin: compiles a toolkit's stylesheet that imports Tailwind, of the classes in the folders that it names as
 * sources, before its rules are limited to the toolkit (scopeToolkits.ts). Other stylesheets stay as they are.
 */
export function compileTailwind(siteDir: string): Plugin {
  const folder = path.join(siteDir, 'src/toolkits') + path.sep;
  // Rules in rules are taken apart, so that each selector can be limited.
  const compiler = postcss([tailwindcss({ base: siteDir, optimize: { minify: false } })]);
  return {
    postcssPlugin: 'compile-tailwind',
    async Once(root, { result }) {
      const file = root.source?.input.file ?? '';
      if (!file.startsWith(folder) || !/@import ["']tailwindcss\//.test(root.source?.input.css ?? '')) return;
      const compiled = await compiler.process(root.toString(), { from: file });
      result.messages.push(...compiled.messages);
      limitProperties(compiled.root as Root);
      root.removeAll();
      root.append(compiled.root.nodes);
    },
  };
}

/**
 * Gives Tailwind's own variables their first values by the rule that it has for browsers without `@property`, which can be
 * limited to the toolkit: what `@property` registers holds on every page that is opened afterwards.
 */
function limitProperties(root: Root) {
  root.walkAtRules('property', (rule) => void rule.remove());
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkAtRules('supports', (rule) => void rule.replaceWith(rule.nodes ?? []));
  });
}
