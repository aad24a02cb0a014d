import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { PluginCreator, Root } from 'postcss';

const libraryStyles = /^(.*[\\/]node_modules[\\/]react-querybuilder)[\\/].*\.css$/;

/**
 * PostCSS plugin: the stylesheets of the four releases share class names, so each one is limited to the elements
 * inside `[data-release="<major>"]`. `:where` keeps the specificity that the release's author chose.
 */
export const scopeReleaseStyles: PluginCreator<void> = () => ({
  postcssPlugin: 'scope-release-styles',
  Once(root: Root) {
    const folder = libraryStyles.exec(root.source?.input.file ?? '')?.[1];
    if (!folder) return;
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    const scope = `:where([data-release="${version.split('.')[0]}"])`;
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) =>
        selector.startsWith(':root') ? selector.replace(':root', scope) : `${scope} ${selector}`,
      );
    });
  },
});
scopeReleaseStyles.postcss = true;

export default function scopeReleaseStylesPlugin(): Plugin {
  return {
    name: 'scope-release-styles',
    configurePostCss: (options) => ({ ...options, plugins: [scopeReleaseStyles(), ...options.plugins] }),
  };
}
