import type { SyntaxNode } from './parse';

/** A name that a file imports. */
export type ImportedName = {
  local: string;
  /** The name in its module, `default` or `*`. */
  imported: string;
  module: string;
  isType: boolean;
  /** It comes from `require`, `import()` or `import a = require()`, which are not rewritten. */
  isLoaded?: true;
  node: SyntaxNode;
  declaration: SyntaxNode;
};

/** What an import declaration imports. */
export function importsIn(declaration: SyntaxNode): ImportedName[] {
  return declaration.specifiers.map((node: SyntaxNode) => ({
    local: node.local.name,
    imported:
      node.type === 'ImportDefaultSpecifier'
        ? 'default'
        : node.type === 'ImportNamespaceSpecifier'
          ? '*'
          : (node.imported.name ?? String(node.imported.value)),
    module: String(declaration.source.value),
    isType: declaration.importKind === 'type' || node.importKind === 'type',
    node,
    declaration,
  }));
}

/** What `const { a } = require('b')` and `const { a } = await import('b')` take from a module. */
export function loadedBy(declarator: SyntaxNode): ImportedName[] {
  const { id, init } = declarator;
  const member = init?.type === 'MemberExpression' && !init.computed ? init.property.name : undefined;
  const module = moduleOf(member ? init.object : init);
  if (!module) return [];
  if (id.type === 'Identifier') return loaded(declarator, id, member ?? '*', module);
  if (id.type !== 'ObjectPattern' || (member && member !== 'default')) return [];
  return id.properties.flatMap((node: SyntaxNode) =>
    node.type === 'Property' && !node.computed && node.value.type === 'Identifier'
      ? loaded(node, node.value, node.key.name ?? String(node.key.value), module)
      : [],
  );
}

/** A name for what a module has, if it is written out which one. */
export const loaded = (
  node: SyntaxNode,
  { name }: SyntaxNode,
  imported: string,
  module?: SyntaxNode,
): ImportedName[] =>
  typeof module?.value === 'string'
    ? [{ local: name, imported, module: module.value, isType: false, isLoaded: true, node, declaration: node }]
    : [];

/** The name of the module that an expression loads. */
function moduleOf(node: SyntaxNode | null | undefined): SyntaxNode | undefined {
  if (node?.type === 'AwaitExpression') return moduleOf(node.argument);
  if (node?.type === 'ImportExpression') return node.source;
  return node?.type === 'CallExpression' && node.callee.name === 'require' ? node.arguments[0] : undefined;
}
