import { VisitorError } from '../../../loading/VisitorError';
import { excerpt, type Problems } from '../../problems';
import { bare, keyOf, type Node } from './syntax';

/** How deep data may be nested, and how many values a text may make, by names for others as well. */
const mostLevels = 20;
const mostNodes = 100_000;

/** What is no data and is left out. */
export const missing = Symbol('missing');

const words: Record<string, string> = {
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  ClassExpression: 'a class',
  CallExpression: 'the result of a call',
  NewExpression: 'an object that is made',
  TemplateLiteral: 'a text with expressions in it',
  JSXElement: 'JSX',
};

export type Literals = {
  /** The data of a node; `missing`, named as a problem, where it is none. `about` is what it is called. */
  dataOf: (node: Node, about: string) => unknown;
  /** What a name that the text declares stands for, and what is inside of types and parentheses. */
  resolve: (node: Node) => Node;
};

/**
 * Reads data out of a syntax tree without running anything: texts, numbers, true, false, null, lists and objects, also by the
 * names that the text declares for them. All else is named and left out.
 * @param declared by their names, what the text declares
 * @param imported by their names, where they are imported from
 * @param known what a function is taken for, by its own text without spaces
 */
export function createLiterals(
  text: string,
  declared: ReadonlyMap<string, Node>,
  imported: ReadonlyMap<string, string>,
  problems: Problems,
  known: ReadonlyMap<string, unknown> = new Map(),
): Literals {
  let count = 0;
  const following = new Set<Node>();
  const resolve = (node: Node): Node => {
    let inner = bare(node);
    for (let left = mostLevels; inner.type === 'Identifier' && left > 0; left -= 1) {
      const target = declared.get(inner.name);
      if (!target) break;
      inner = bare(target);
    }
    return inner;
  };
  const knownOf = ({ start, end }: Node) => known.get(text.slice(start, end).replace(/\s/g, ''));
  const leaveOut = (node: Node, about: string, what: string) => {
    problems.add(`${excerpt(about)} is ${what}: left out.`, { line: node.loc.start.line });
    return missing;
  };
  const dataOf = (given: Node, about: string, level = 0): unknown => {
    const node = bare(given);
    const { line } = node.loc.start;
    count += 1;
    if (count > mostNodes)
      throw new VisitorError(`There is too much in it: ${mostNodes.toLocaleString('en')} values are read.`);
    if (level > mostLevels) throw new VisitorError(`Line ${line}: this is nested deeper than ${mostLevels} levels.`);
    switch (node.type) {
      case 'Literal':
        return node.regex || node.bigint ? leaveOut(node, about, 'a value that JSON does not have') : node.value;
      case 'TemplateLiteral':
        return node.expressions.length === 0
          ? (node.quasis[0].value.cooked ?? missing)
          : leaveOut(node, about, words.TemplateLiteral as string);
      case 'UnaryExpression': {
        const number = node.argument.value;
        if (typeof number !== 'number' || !['-', '+'].includes(node.operator)) break;
        return node.operator === '-' ? -number : number;
      }
      case 'ArrayExpression':
        return node.elements.flatMap((element: Node | null) => {
          if (!element) return [];
          const data = dataOf(element.type === 'SpreadElement' ? element.argument : element, about, level + 1);
          if (data === missing) return [];
          return element.type === 'SpreadElement' && Array.isArray(data) ? data : [data];
        });
      case 'ObjectExpression':
        // Entries, not assignments: `__proto__` is a name like any other.
        return Object.fromEntries(node.properties.flatMap((property: Node) => entriesOf(property, level)));
      case 'Identifier':
        return followed(node, about, level);
      case 'CallExpression': {
        const given = resolve(node.callee);
        const ours = knownOf(given);
        if (typeof ours !== 'function') break;
        return ours(dataOf({ ...node, type: 'ArrayExpression', elements: node.arguments }, about, level));
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression': {
        const taken = knownOf(node);
        if (taken !== undefined && typeof taken !== 'function') return taken;
      }
    }
    return leaveOut(node, about, words[node.type] ?? 'an expression');
  };
  const entriesOf = (property: Node, level: number): [string, unknown][] => {
    if (property.type === 'SpreadElement') {
      const data = dataOf(property.argument, 'what is spread', level + 1);
      return typeof data === 'object' && data !== null ? Object.entries(data) : [];
    }
    const key = keyOf(property);
    if (key === undefined || property.kind !== 'init') {
      leaveOut(property, key ?? 'a name', key === undefined ? 'computed' : 'an accessor');
      return [];
    }
    const data = dataOf(property.value, key, level + 1);
    return data === missing ? [] : [[key, data]];
  };
  const followed = (node: Node, about: string, level: number): unknown => {
    if (node.name === 'undefined') return missing;
    const target = declared.get(node.name);
    if (!target || following.has(target)) {
      const module = imported.get(node.name);
      return leaveOut(
        node,
        about,
        module ? `${node.name} of ${excerpt(module)}` : `${excerpt(node.name)}, which the text does not have`,
      );
    }
    following.add(target);
    try {
      return dataOf(target, about, level);
    } finally {
      following.delete(target);
    }
  };
  return { dataOf: (node, about) => dataOf(node, about), resolve };
}
