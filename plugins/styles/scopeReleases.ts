import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, type Root, type Rule, rule } from 'postcss';

const libraryStyles = /^(.*[\\/]node_modules[\\/]react-querybuilder)[\\/].*\.css$/;

/**
 * PostCSS plugin: the stylesheets of the four releases share class names, so each one is limited to the elements
 * inside `[data-release="<major>"]`. `:where` keeps the specificity that the release's author chose.
 */
export const scopeReleaseStyles = (): Plugin => ({
  postcssPlugin: 'scope-release-styles',
  Once(root: Root) {
    const folder = libraryStyles.exec(root.source?.input.file ?? '')?.[1];
    if (!folder) return;
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    const scope = `:where([data-release="${version.split('.')[0]}"])`;
    // Nested, because the scope in front of each of the hundreds of selectors would be half of the stylesheet.
    const scoped = rule({ selector: scope });
    // What a release says of the document it says of the scope; beside the rest, because PurgeCSS drops a nested `&`.
    const variables = root.nodes.filter((node) => node.type === 'rule' && node.selector === ':root') as Rule[];
    for (const each of variables) each.selector = scope;
    scoped.append(root.nodes.filter((node) => !variables.includes(node as Rule)));
    root.append(scoped);
  },
});
