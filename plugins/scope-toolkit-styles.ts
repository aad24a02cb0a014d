import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type PluginCreator, parse, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { shippedStyles } from './shippedStyles';

const require = createRequire(import.meta.url);

const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));
const infima = folderOf('infima');

/** Where class names that a builder can use are written; what is named nowhere there is taken out of shipped styles. */
function usedIn(siteDir: string, id: string): string[] {
  const companion = shippedStyles[id]?.companion;
  return [
    path.join(siteDir, 'src/demos/toolkits', id),
    path.dirname(require.resolve('react-querybuilder')),
    ...(companion ? [path.dirname(require.resolve(companion))] : []),
  ].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.tsx$|\.es\.js$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

/**
 * A selector of a toolkit's stylesheet, limited to the inside of `[data-toolkit="<id>"]`. What the toolkit says of the
 * page is said of the scope instead, and its switches for dark mode become the site's own attribute on `<html>`. `:where`
 * keeps the specificity that the toolkit's authors chose.
 * @returns undefined for a selector that has no meaning inside a page
 * @example scopeSelector('[data-bs-theme=dark] .btn', 'bootstrap') // '[data-theme="dark"] :where([data-toolkit="bootstrap"]) .btn'
 */
export function scopeSelector(selector: string, id: string): string | undefined {
  const scope = `:where([data-toolkit="${id}"])`;
  if (/^(html|:host)\b|\.theme-(dark|light)\b/.test(selector)) return undefined;
  const [, mode, rest] = /^\[data-(?:bs-)?theme=["']?(\w+)["']?\](.*)$/.exec(selector) ?? [];
  if (mode === 'light' && !rest) return scope;
  if (mode) return `[data-theme="${mode}"] ${scope}${rest}`;
  if (selector.startsWith(':root')) return selector.replace(':root', scope);
  if (/^body(?![\w-])/.test(selector)) return selector.replace('body', scope);
  return `${scope} ${selector}`;
}

/** Takes out of a toolkit's stylesheet what no control of the builder uses. */
async function purged(root: Root, content: string[]): Promise<Root> {
  const [result] = await new PurgeCSS().purge({
    content,
    css: [{ raw: root.toString() }],
    variables: true,
    keyframes: true,
    safelist: { greedy: [/^data-/, /^aria-/, /^body$/] },
  });
  return parse(result?.css ?? '', { from: root.source?.input.file });
}

/** Whether a rule is a step of an animation (`from`, `to`). */
const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** PostCSS plugin: a toolkit's styles reach the toolkit's builder and nothing else. */
export const scopeToolkitStyles: PluginCreator<{ siteDir: string }> = ({ siteDir } = { siteDir: process.cwd() }) => {
  const own = new RegExp(`^${path.join(siteDir, 'src/demos/toolkits')}${path.sep}([a-z-]+)`);
  return {
    postcssPlugin: 'scope-toolkit-styles',
    async Once(root, { result }) {
      const file = root.source?.input.file ?? '';
      const vendor = Object.keys(shippedStyles).find((id) => file.startsWith(`${folderOf(id)}${path.sep}`));
      const id = vendor ?? own.exec(file)?.[1];
      if (!id) return;
      if (vendor) {
        // The site decides about dark mode, not the system.
        root.walkAtRules('media', (rule) => {
          if (rule.params.includes('prefers-color-scheme')) rule.remove();
        });
        root.walkAtRules('charset', (rule) => {
          rule.remove();
        });
        const content = usedIn(siteDir, id);
        for (const read of content)
          result.messages.push({ type: 'dependency', plugin: 'purge', file: read, parent: file });
        const rest = await purged(root, content);
        root.removeAll();
        root.append(rest.nodes);
      }
      root.walkRules((rule) => {
        if (isKeyframe(rule)) return;
        const selectors = rule.selectors.flatMap((selector) => scopeSelector(selector, id) ?? []);
        if (selectors.length) rule.selectors = selectors;
        else rule.remove();
      });
    },
  };
};
scopeToolkitStyles.postcss = true;

/** A selector that ends with a bare element, such as `table th` or `a:hover`. */
const ofElement = /(^|[\s>+~])[a-z][a-z\d]*(:[a-z-]+(\([^()]*\))?)*$/;

const border = ':not(:where([data-toolkit] *))';

const classesOf = (file: string) => new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*(?=[^{}]*\{)/g));

/**
 * PostCSS plugin, the other direction: rules of the site for class names that a toolkit uses as well (`.button`,
 * `.card`, `.menu` …), and for bare elements (`table th`, `a`, `ul` …), end at the border of a toolkit. `:where` keeps
 * their specificity.
 */
export const keepSiteStylesOut: PluginCreator<{ siteDir: string }> = ({ siteDir } = { siteDir: process.cwd() }) => {
  const ofToolkits = Object.entries(shippedStyles).flatMap(([id, { css }]) => [
    ...classesOf(path.join(folderOf(id), css)),
  ]);
  const ofSite = classesOf(path.join(infima, 'dist/css/default/default.css'));
  const shared = ofToolkits.filter((name) => ofSite.has(name));
  const pattern = new RegExp(`\\.(?:${shared.join('|')})(?![\\w-])`);
  return {
    postcssPlugin: 'keep-site-styles-out',
    Once(root) {
      const file = root.source?.input.file ?? '';
      if (!file.startsWith(infima) && !file.startsWith(path.join(siteDir, 'src/css'))) return;
      root.walkRules((rule) => {
        if (isKeyframe(rule)) return;
        rule.selectors = rule.selectors.map((selector) => {
          if (pattern.test(selector)) return selector.replace(pattern, `$&${border}`);
          const isOfPage = /[.#[]/.test(selector.replace(/:not\([^()]*\)/g, '')) || /^(html|body)\b/.test(selector);
          return ofElement.test(selector) && !isOfPage ? selector + border : selector;
        });
      });
    },
  };
};
keepSiteStylesOut.postcss = true;

export default function scopeToolkitStylesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'scope-toolkit-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [scopeToolkitStyles({ siteDir }), keepSiteStylesOut({ siteDir }), ...options.plugins],
    }),
  };
}
