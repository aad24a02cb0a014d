import type { Piece } from './pieces';
import type { Source, SyntaxNode } from './readSource';

/** A place that gives a name its meaning: a parameter, or a declared variable. */
export type Binding = {
  /** Where it stands: an identifier, or a property or an element of a pattern. */
  node: SyntaxNode;
  /** The pattern that it is a part of, or itself: what has the type annotation. */
  pattern: SyntaxNode;
  /** Its keys in the pattern, from the outside: `['schema', 'fields']` for `{ schema: { fields } }`. */
  path: readonly (string | number)[];
  /** The function, loop or declarator that gives it its value. */
  owner: SyntaxNode;
  scope: SyntaxNode;
};

const knownOf = new WeakMap<Piece, Map<string, Binding[]>>();

/** What a part of a file binds: worked out once, for it stays when another part is edited. */
function indexOf(piece: Piece): Map<string, Binding[]> {
  const found = knownOf.get(piece);
  if (found) return found;
  const all = new Map<string, Binding[]>();
  knownOf.set(piece, all);
  const add = (
    node: SyntaxNode | null,
    pattern: SyntaxNode,
    path: Binding['path'],
    owner: SyntaxNode,
    scope: SyntaxNode,
  ) => {
    if (!node) return;
    if (node.type === 'Identifier') {
      const others = all.get(node.name);
      const binding = { node, pattern, path, owner, scope };
      if (others) others.push(binding);
      else all.set(node.name, [binding]);
    } else if (node.type === 'AssignmentPattern')
      add(node.left, node.left === pattern ? node.left : pattern, path, owner, scope);
    else if (node.type === 'ArrayPattern')
      for (const [index, one] of node.elements.entries()) add(one, pattern, [...path, index], owner, scope);
    else if (node.type === 'ObjectPattern')
      for (const property of node.properties)
        if (property.type === 'Property' && !property.computed)
          add(property.value, pattern, [...path, property.key.name ?? property.key.value], owner, scope);
  };
  for (const declarator of piece.byType.get('VariableDeclarator') ?? []) {
    // A variable of a loop belongs to the loop, any other to the block around it.
    const declaration = declarator.parent as SyntaxNode;
    const owner = declaration.parent?.type === 'ForOfStatement' ? declaration.parent : declarator;
    add(declarator.id, declarator.id, [], owner, scopeOf(declaration));
  }
  for (const type of ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
    for (const owner of piece.byType.get(type) ?? [])
      for (const param of owner.params)
        add(param, param.type === 'AssignmentPattern' ? param.left : param, nothing, owner, owner);
  return all;
}
const nothing: Binding['path'] = [];

function scopeOf(node: SyntaxNode): SyntaxNode {
  let scope = node.parent;
  while (scope?.parent && !/Block|Function|For|Program/.test(scope.type)) scope = scope.parent;
  return scope ?? node;
}

/** What an identifier means where it stands: its nearest binding. */
export function bindingOf(source: Source, { name, start }: SyntaxNode): Binding | undefined {
  let nearest: Binding | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const binding of boundAs(source, name)) {
    const { scope } = binding;
    const size = scope.type === 'Program' ? Number.MAX_SAFE_INTEGER : scope.end - scope.start;
    const isAround = scope.type === 'Program' || (scope.start <= start && start < scope.end);
    if (!isAround || size >= least) continue;
    nearest = binding;
    least = size;
  }
  return nearest;
}

/** All bindings of a name. */
function boundAs(source: Source, name: string): readonly Binding[] {
  const names = byName.get(source) ?? new Map<string, readonly Binding[]>();
  byName.set(source, names);
  const known = names.get(name) ?? source.pieces.flatMap((piece) => indexOf(piece).get(name) ?? []);
  names.set(name, known);
  return known;
}
const byName = new WeakMap<Source, Map<string, readonly Binding[]>>();

/** All bindings of a file. */
export const bindingsOf = (source: Source): Binding[] =>
  source.pieces.flatMap((piece) => [...indexOf(piece).values()].flat());

/** The function of this file that a call calls. */
export function functionCalled(source: Source, callee: SyntaxNode): SyntaxNode | undefined {
  if (callee.type !== 'Identifier') return undefined;
  const declared = source.nodes('FunctionDeclaration').find(({ id }) => id?.name === callee.name);
  if (declared) return declared;
  const init = bindingOf(source, callee)?.owner.init;
  return /Function/.test(init?.type ?? '') ? init : undefined;
}
