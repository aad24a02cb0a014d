import type { Declaration, Root, Rule } from 'postcss';

/** The variables that a text uses, each as often as it does. */
export const uses = (text: string) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name as string);

/**
 * Puts the values of constants in their places: variables that the document's root has and nothing changes. Of a
 * whole stylesheet that would be longer; of the part of a page, which uses most of them once, it is not.
 * @param root all styles that the page has, which are changed
 * @param elsewhere text that sets or uses variables, too, such as the page's tags
 */
export function placeConstants(root: Root, elsewhere: string): void {
  const set = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  // What an element below the root changes, a value with it would take from there in its new place.
  const isOfRoot = (name: string) => Boolean(set.get(name)?.every(isRoot));
  const constants = new Map<string, string>();
  for (const [name, [first, ...more]] of set)
    if (first && !more.length && !first.important && !elsewhere.includes(name) && isOfRoot(name))
      if (uses(first.value).every(isOfRoot) && isUnconditional(first)) constants.set(name, first.value);
  const counts = new Map<string, number>();
  root.walkDecls(({ value }) => {
    for (const name of uses(value)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  /** What is short may stand there often. */
  const isShort = (name: string) =>
    counts.get(name) === 1 || (constants.get(name) ?? '').length <= `var(${name})`.length / 2;
  const shown = (value: string): string =>
    // With spaces: what stands beside it may stand close.
    value.replace(/ ?var\((--[\w-]+)\) ?/g, (whole, name: string) => {
      const constant = constants.get(name);
      return constant !== undefined && isShort(name) ? ` ${shown(constant).trim()} ` : whole;
    });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (constants.has(prop) && (isShort(prop) || !counts.has(prop))) declaration.remove();
    else if (value.includes('var(')) declaration.value = shown(value).trim();
  });
  root.walkRules((rule) => {
    if (!rule.nodes.length) rule.remove();
  });
}

/**
 * Takes out values of variables that the same selector sets anew further down, such as those of Infima that the site changes.
 * @param root all styles that the page has, which are changed
 */
export function removeOverridden(root: Root): void {
  const later = new Map<string, Set<string>>();
  for (const rule of root.nodes.toReversed()) {
    if (rule.type !== 'rule') continue;
    const set = later.get(rule.selector) ?? new Set();
    later.set(rule.selector, set);
    for (const declaration of rule.nodes.toReversed()) {
      if (declaration.type !== 'decl' || !declaration.prop.startsWith('--') || declaration.important) continue;
      if (set.has(declaration.prop)) declaration.remove();
      set.add(declaration.prop);
    }
    if (!rule.nodes.length) rule.remove();
  }
}

/** Whether a declaration is one of the document's root, in any colour mode. */
const isRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' && /^(:root|html|(html)?\[data-theme[^\]]*\])$/.test((parent as Rule).selector);

const isUnconditional = ({ parent }: Declaration) =>
  (parent as Rule).selector === ':root' && parent?.parent?.type === 'root';
