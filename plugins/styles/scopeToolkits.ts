import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, parse, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { ShippedStyles } from '../../src/toolkits/toolkit';
import { entryOf, packageFolder } from '../packageFolder';
import { packageOf, packagesOf, shippedByPath, type Toolkits } from './shippedStyles';

type Options = { siteDir: string; toolkits: Toolkits };

/** Scripts of the companion that Next has, if it has one. */
function companionOfNext(siteDir: string, companion: string): string[] {
  const folder = path.join(siteDir, 'docs/_samples/node_modules', companion);
  return existsSync(folder) ? [path.dirname(entryOf(folder))] : [];
}

/** Where class names that a builder can use are written; what is named nowhere there is taken out of shipped styles. */
function usedIn(siteDir: string, id: string, companion?: string): string[] {
  const scriptsOf = (name: string) => path.dirname(entryOf(packageFolder(siteDir, name)));
  const own = path.join(siteDir, 'src/toolkits', id);
  const ofCompanions = companion ? [scriptsOf(companion), ...companionOfNext(siteDir, companion)] : [];
  return [own, scriptsOf('react-querybuilder'), ...ofCompanions].flatMap((folder) =>
    readdirSync(folder, { recursive: folder.startsWith(own), encoding: 'utf8' })
      .filter((file) => /\.tsx$|\.es\.js$|\.mjs$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

/** The site's own switch for dark mode, on `<html>`; a toolkit's own stylesheet uses it. */
const siteModes: Modes = { modeAttribute: 'data-theme' };
type Modes = Pick<ShippedStyles, 'modeAttribute' | 'modeClasses'>;

/** Whose stylesheet it is: a toolkit's, or what a toolkit is drawn with in one release. */
type Owner = { id?: string; release?: string };

/**
 * A selector of a toolkit's stylesheet, limited to the inside of `[data-toolkit="<id>"]`. What the toolkit says of the
 * page is said of the scope instead, and its switches for dark mode become the site's own attribute on `<html>`. `:where`
 * keeps the specificity that the toolkit's authors chose.
 * @param owner its id; none for a stylesheet of all toolkits
 * @param modes how its authors switch to dark mode
 * @returns undefined for a selector that has no meaning inside a page
 * @example scopeSelector('[data-bs-theme=dark] .btn', { id: 'bootstrap' }, { modeAttribute: 'data-bs-theme' })
 *   // '[data-theme="dark"] :where([data-toolkit="bootstrap"]) .btn'
 */
export function scopeSelector(selector: string, { id, release }: Owner = {}, modes = siteModes): string | undefined {
  const scope = `:where([data-toolkit${id ? `="${id}"` : ''}]${release ? `[data-release="${release}"]` : ''})`;
  if (/^(html|:host)\b/.test(selector) || modes.modeClasses?.some((name) => selector.includes(name))) return undefined;
  // The authors' `:where` keeps the specificity of what follows.
  const [, where, attribute, mode, rest] =
    /^(?::root|(:where\())?\[([\w-]+)=["']?(\w+)["']?\]\)?(.*)$/.exec(selector) ?? [];
  if (attribute && attribute === modes.modeAttribute) {
    if (mode === 'light' && !rest) return scope;
    const theme = `[data-theme="${mode}"]`;
    return `${where ? `:where(${theme})` : theme} ${scope}${rest}`;
  }
  if (selector.startsWith(':root')) return selector.replace(':root', scope);
  if (/^body(?![\w-])/.test(selector)) return selector.replace('body', scope);
  return `${scope} ${selector}`;
}

/**
 * Takes out of a toolkit's stylesheet what no control of the builder uses.
 * @param content files that name the classes to keep
 */
async function purge(root: Root, content: string[]) {
  const [result] = await new PurgeCSS().purge({
    content,
    css: [{ raw: root.toString() }],
    variables: true,
    keyframes: true,
    safelist: { greedy: [/^data-/, /^aria-/, /^body$/] },
  });
  const rest = parse(result?.css ?? '', { from: root.source?.input.file });
  root.removeAll();
  root.append(rest.nodes);
}

/** Whether a rule is a step of an animation (`from`, `to`). */
const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** Takes out of a stylesheet of a package what the site decides: about dark mode the site does, not the system. */
function tame(root: Root) {
  root.walkAtRules('media', (rule) => {
    if (rule.params.includes('prefers-color-scheme')) rule.remove();
  });
  root.walkAtRules('charset', (rule) => {
    rule.remove();
  });
}

/**
 * PostCSS plugin: a toolkit's styles reach the toolkit's builder and nothing else. Fails for a stylesheet of a toolkit's
 * package that its descriptor does not name, because it would reach every page.
 * @throws while it runs, for a stylesheet of a toolkit that its descriptor does not name
 */
export const scopeToolkitStyles = ({ siteDir, toolkits }: Options): Plugin => {
  const shipped = shippedByPath(toolkits, siteDir);
  const folder = path.join(siteDir, 'src/toolkits') + path.sep;
  return {
    postcssPlugin: 'scope-toolkit-styles',
    async Once(root, { result }) {
      const file = root.source?.input.file ?? '';
      const vendor = shipped.get(file);
      const owner = Object.entries(toolkits).find(([, toolkit]) =>
        packagesOf(toolkit).includes(packageOf(file) ?? ''),
      )?.[0];
      if (owner && !vendor)
        throw new Error(`${file}: a stylesheet of "${owner}" that src/toolkits/${owner}/toolkit.ts does not name`);
      if (!vendor && !file.startsWith(folder)) return;
      // A stylesheet beside the folders is of all toolkits, one in the folder of a release of that release.
      const [own, rest] = file.slice(folder.length).split(path.sep);
      const id = vendor?.id ?? (rest ? own : undefined);
      const release = vendor ? undefined : /^\d+$/.exec(rest ?? '')?.[0];
      if (vendor) tame(root);
      if (vendor && !vendor.isWhole) {
        const content = usedIn(siteDir, vendor.id, vendor.companion);
        for (const read of content)
          result.messages.push({ type: 'dependency', plugin: 'purge', file: read, parent: file });
        await purge(root, content);
      }
      root.walkRules((rule) => {
        if (isKeyframe(rule)) return;
        const selectors = rule.selectors.flatMap((selector) => scopeSelector(selector, { id, release }, vendor) ?? []);
        if (selectors.length) rule.selectors = selectors;
        else rule.remove();
      });
    },
  };
};

/** A selector that ends with a bare element, such as `table th` or `a:hover`. */
const ofElement = /(^|[\s>+~])[a-z][a-z\d]*(:[a-z-]+(\([^()]*\))?)*$/;

const border = ':not(:where([data-toolkit] *))';

const classesOf = (file: string) => new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*(?=[^{}]*\{)/g));

/**
 * PostCSS plugin, the other direction: rules of the site for class names that a toolkit uses as well (`.button`,
 * `.card`, `.menu` …), and for bare elements (`table th`, `a`, `ul` …), end at the border of a toolkit. `:where` keeps
 * their specificity.
 */
export const keepSiteStylesOut = ({ siteDir, toolkits }: Options): Plugin => {
  const infima = packageFolder(siteDir, 'infima');
  const ofToolkits = [...shippedByPath(toolkits, siteDir).keys()].flatMap((file) => [...classesOf(file)]);
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
