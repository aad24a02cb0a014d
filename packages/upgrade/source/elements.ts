import type { Source, SyntaxNode } from './readSource';

/** Functions of lists that go through all of it. */
const methods = ['map', 'flatMap', 'filter', 'find', 'some', 'every', 'forEach'];

/** Where properties of the elements of a list are read, in whatever way the list is gone through. */
export function readsOfElements(source: Source, list: SyntaxNode): SyntaxNode[] {
  const node = outerOf(list);
  const { parent } = node;
  if (parent?.type === 'ForOfStatement' && parent.right === node) {
    const variable = parent.left.declarations?.[0]?.id;
    return variable ? readsOfVariable(source, variable, parent.body, []) : [];
  }
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return [];
  const isCall = !parent.computed && parent.parent?.callee === parent;
  const inside = isCall ? readsInCallback(source, parent, []) : [];
  const isOne = parent.computed || (isCall && /^(find|findLast|at)$/.test(parent.property.name));
  const one = outerOf(isCall ? (parent.parent as SyntaxNode) : parent);
  const isRead = isOne && one.parent?.type === 'MemberExpression' && one.parent.object === one;
  return isRead ? [...inside, one.parent as SyntaxNode] : inside;
}

/** A value with what is put around it for want of one, such as `(list ?? [])`. */
function outerOf(node: SyntaxNode): SyntaxNode {
  const { parent } = node;
  const isAround =
    /^(ChainExpression|TSNonNullExpression)$/.test(parent?.type ?? '') ||
    (parent?.type === 'LogicalExpression' && parent.operator !== '&&' && parent.left === node);
  return isAround ? outerOf(parent as SyntaxNode) : node;
}

/**
 * Where the callback of a call such as `list.map(…)` reads properties of an element; the call itself if that is not to be
 * seen.
 * @param member the function that is called
 * @param but properties that do not count
 */
export function readsInCallback(source: Source, member: SyntaxNode, but: readonly string[]): SyntaxNode[] {
  const call = member.parent;
  if (call?.callee !== member || !methods.includes(member.property.name)) return [];
  const [callback] = call.arguments;
  const param = callback?.params?.[0];
  if (param?.type !== 'Identifier' && param?.type !== 'ObjectPattern') return callback?.params ? [] : [member];
  return readsOfVariable(source, param, callback, but);
}

/** Where properties of what a variable holds are read. */
function readsOfVariable(
  source: Source,
  variable: SyntaxNode,
  within: SyntaxNode,
  but: readonly string[],
): SyntaxNode[] {
  const type = variable.typeAnnotation?.typeAnnotation.type;
  if (type === 'TSAnyKeyword') return [];
  if (variable.type === 'ObjectPattern')
    return variable.properties.filter(({ key }: SyntaxNode) => key && !but.includes(key.name));
  const isAsked = source.text.slice(within.start, within.end).includes(`typeof ${variable.name}`);
  return source
    .nodes('MemberExpression')
    .filter(
      ({ object, property, start }) =>
        !isAsked &&
        within.start <= start &&
        start < within.end &&
        object.name === variable.name &&
        !but.includes(property.name),
    );
}
