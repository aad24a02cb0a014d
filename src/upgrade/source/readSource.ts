import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';

/** A node of the syntax tree, of any kind. */
export type SyntaxNode = {
  type: string;
  start: number;
  end: number;
  parent?: SyntaxNode;
  // biome-ignore lint/suspicious/noExplicitAny: the properties depend on the type, and rules look for absent ones.
  [property: string]: any;
};

/** A name that a file imports. */
export type ImportedName = {
  local: string;
  /** The name in its module, `default` or `*`. */
  imported: string;
  module: string;
  isType: boolean;
  node: SyntaxNode;
  declaration: SyntaxNode;
};

/** A file as rules see it. */
export type Source = {
  text: string;
  nodes: (type: string) => SyntaxNode[];
  imports: ImportedName[];
  /** Names that the file declares itself, wherever: an import of the same name may mean something else there. */
  declared: ReadonlySet<string>;
};

/** Why a file could not be read. Lines count from 1, columns too. */
export class SyntaxProblem extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

const parsers = {
  jsx: Parser.extend(tsPlugin({ jsx: true })),
  plain: Parser.extend(tsPlugin({ jsx: false })),
};

/**
 * Reads a file of JavaScript or TypeScript.
 * @param name decides about JSX, which files named .ts cannot have
 * @throws a `SyntaxProblem`
 */
export function readSource(name: string, text: string): Source {
  const tree = parse(/\.[cm]?ts$/.test(name) ? 'plain' : 'jsx', text);
  const byType = new Map<string, SyntaxNode[]>();
  const declared = new Set<string>();
  // A list of its own and no recursion: code may be nested deeper than the stack.
  const waiting: SyntaxNode[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const others = byType.get(node.type);
    if (others) others.push(node);
    else byType.set(node.type, [node]);
    declare(node, declared);
    for (const key in node) {
      if (key === 'parent' || key === 'loc') continue;
      const value: unknown = node[key];
      if (typeof value !== 'object' || value === null) continue;
      for (const child of (Array.isArray(value) ? value : [value]) as (SyntaxNode | null)[])
        if (child && typeof child.type === 'string' && child.parent === undefined && child !== tree) {
          child.parent = node;
          waiting.push(child);
        }
    }
  }
  for (const nodes of byType.values()) nodes.sort((a, b) => a.start - b.start);
  const nodes = (type: string) => byType.get(type) ?? [];
  return { text, nodes, declared, imports: nodes('ImportDeclaration').flatMap(importsOf) };
}

function parse(kind: keyof typeof parsers, text: string): SyntaxNode {
  try {
    return parsers[kind].parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      allowHashBang: true,
    }) as unknown as SyntaxNode;
  } catch (error) {
    const { loc, message = 'It cannot be read.' } = error as Error & { loc?: { line: number; column: number } };
    throw new SyntaxProblem(message.replace(/ \(\d+:\d+\)$/, ''), loc?.line ?? 1, (loc?.column ?? 0) + 1);
  }
}

function importsOf(declaration: SyntaxNode): ImportedName[] {
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

function declare(node: SyntaxNode, names: Set<string>) {
  if (node.type === 'VariableDeclarator') addNames(node.id, names);
  if (node.type === 'CatchClause') addNames(node.param, names);
  if (/Function|Method/.test(node.type)) for (const param of node.params ?? []) addNames(param, names);
  if (/^(Function|Class|TSInterface|TSTypeAlias|TSEnum)\w*(Declaration|Expression)$/.test(node.type))
    addNames(node.id, names);
}

/** Adds the names that a pattern such as `{ a, b: [c = 1] }` binds. */
function addNames(pattern: SyntaxNode | null | undefined, names: Set<string>): void {
  if (!pattern) return;
  if (pattern.type === 'Identifier') names.add(pattern.name);
  const { properties = [], elements = [], argument, left, parameter } = pattern;
  const value = pattern.type === 'Property' ? pattern.value : undefined;
  for (const part of [...properties, ...elements, argument, left, parameter, value]) addNames(part, names);
}
