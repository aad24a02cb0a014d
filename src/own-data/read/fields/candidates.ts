import type { Literals } from './literal';
import { bare, keyOf, type Node, propertyOf } from './syntax';

/** How many calls around a list, and lists in a list, are looked through. */
export const mostLevels = 20;

/** A value of the text by its name: that of a variable, of a property, or none; and what is said of its type. */
export type Named = { name: string; type?: Node | undefined; node: Node; isProp?: boolean };

export const isList = (node: Node | undefined): node is Node => node?.type === 'ArrayExpression';
export const isObject = (node: Node) => node.type === 'ObjectExpression';

/** Variables, wherever they are declared, and what a builder in JSX is given; those on the top level come first. */
export function variablesOf(statements: readonly Node[]): { variables: Named[]; lists: Named[] } {
  const variables: Named[] = [];
  // All others, such as what a function returns.
  const lists: Named[] = [];
  const waiting: unknown[] = [...statements];
  for (const next of waiting) {
    if (typeof next !== 'object' || next === null) continue;
    const node = next as Node;
    if (node.type === 'VariableDeclarator' && node.id?.type === 'Identifier' && node.init)
      variables.push({ name: node.id.name, type: node.id.typeAnnotation, node: node.init });
    if (node.type === 'JSXAttribute' && node.value?.expression)
      variables.push({ name: String(node.name.name), node: node.value.expression, isProp: true });
    if (isList(node)) lists.push({ name: 'the first one', node });
    for (const [key, value] of Object.entries(node))
      if (key !== 'loc') for (const each of [value].flat()) waiting.push(each);
  }
  return { variables, lists };
}

/** All that can be a list of fields or a query. */
export function candidatesOf(statements: readonly Node[], variables: readonly Named[]): Named[] {
  const values = statements.flatMap(({ type, declaration, expression }): Named[] => {
    if (type === 'ExportDefaultDeclaration') return [{ name: 'the default export', node: declaration }];
    if (type !== 'ExpressionStatement') return [];
    const { left, right } = bare(expression);
    if (!right) return [{ name: 'the text', node: expression }];
    return [{ name: left.property?.name ?? left.name ?? '', node: right }];
  });
  // What one object holds: `{ fields: […], query: {…} }`.
  const inObjects = [...variables, ...values].flatMap(({ node }) =>
    (bare(node).properties ?? []).flatMap((each: Node): Named[] =>
      each.type === 'Property' && keyOf(each) ? [{ name: keyOf(each) as string, node: each.value }] : [],
    ),
  );
  return [...variables, ...values, ...inObjects];
}

/** A list inside of calls around it, such as `defineFields([…])` and `[…].map(…)`. */
export function listIn(given: Node, { resolve }: Literals): Node | undefined {
  let node = resolve(given);
  for (let left = mostLevels; node.type === 'CallExpression' && left > 0; left -= 1) {
    const [first] = node.arguments;
    const target: Node | undefined = node.callee.type === 'MemberExpression' ? node.callee.object : first;
    const inner = target && resolve(target);
    node = inner?.type === 'Identifier' && first ? resolve(first) : (inner ?? node);
    if (!inner) return undefined;
  }
  return isList(node) || isObject(node) ? node : undefined;
}

/** The elements of a list, or the values of an object that has them by their names. */
export const partsOf = (list: Node): { node: Node; key?: string }[] =>
  list.type === 'ArrayExpression'
    ? (list.elements as (Node | null)[]).flatMap((node) => (node ? [{ node }] : []))
    : (list.properties as Node[]).flatMap((each) => {
        const key = each.type === 'Property' ? keyOf(each) : undefined;
        return key === undefined ? [] : [{ node: each.value, key }];
      });

/** Whether a list looks like one of fields: its first object has a name and a label, or a label and options. */
export function hasFields(list: Node, literals: Literals, seen = new Set<Node>()): boolean {
  // Lists that take in each other twice would be looked through without end.
  seen.add(list);
  for (const { node, key } of partsOf(list)) {
    const each = literals.resolve(node.type === 'SpreadElement' ? node.argument : node);
    if (node.type === 'SpreadElement' && isList(each)) {
      if (!seen.has(each) && seen.size < mostLevels && hasFields(each, literals, seen)) return true;
    } else if (isObject(each)) {
      const isNamed = key !== undefined || propertyOf(each, 'name', 'value', 'options');
      return Boolean(isNamed && propertyOf(each, 'label', 'inputType', 'valueEditorType', 'valueSources'));
    }
  }
  return false;
}

/** A query: an object with a list of rules. */
export const isQuery = (node: Node) => isObject(node) && isList(bare(propertyOf(node, 'rules') ?? node));

const typical = [
  'inputType',
  'operators',
  'valueEditorType',
  'valueSources',
  'placeholder',
  'defaultValue',
  'validator',
];

/** How much a list is like one of fields: by its type, its name, and what its first object has. */
export function likeness({ name, type, node }: Named, list: Node, source: string, { resolve }: Literals): number {
  const types = [type, node.typeAnnotation].map((each) => (each ? source.slice(each.start, each.end) : '')).join(' ');
  const [first] = partsOf(list);
  const object = first && resolve(first.node);
  const isTypical = object && isObject(object) && propertyOf(object, ...typical);
  // What takes in another list has the fields of both.
  const isWhole = partsOf(list).some(
    (each) => each.node.type === 'SpreadElement' && isList(resolve(each.node.argument)),
  );
  return (isWhole ? 16 : 0) + (/Field\b/.test(types) ? 8 : 0) + (/fields?$/i.test(name) ? 4 : 0) + (isTypical ? 2 : 0);
}
