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
  /** It comes from `require`, `import()` or `import a = require()`, which are not rewritten. */
  isLoaded?: true;
  node: SyntaxNode;
  declaration: SyntaxNode;
};

/** A file as rules see it. */
export type Source = {
  text: string;
  nodes: (type: string) => SyntaxNode[];
  imports: ImportedName[];
  /** It is TypeScript, in which what has no type may be an error. */
  isTyped: boolean;
  /** Names that the file declares itself, wherever: an import of the same name may mean something else there. */
  declared: ReadonlySet<string>;
  /** Its statements, for `rereadSource`. */
  pieces: readonly Piece[];
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

/**
 * Leaves out what asks for much and tells nothing here. Whether a name is declared twice or at all is asked of each name
 * by going through all others; `<T extends Row>(row: T) => …` is no error where there is JSX, as in TypeScript.
 */
const lenient = (Base: typeof Parser) =>
  class extends Base {
    declareName() {}
    checkLocalExport() {}
    reportReservedArrowTypeParam() {}
  };

const parsers = {
  jsx: Parser.extend(tsPlugin({ jsx: true }), lenient),
  plain: Parser.extend(tsPlugin({ jsx: false }), lenient),
};

/** A statement of a module with what is in it. Nodes are in the order of the text. */
type Piece = { start: number; end: number; byType: Map<string, SyntaxNode[]>; declared: Set<string> };

/** A part of a text that an edit has left as it was: where it began and ended, and by how much it moved. */
export type Kept = { start: number; end: number; by: number };

/**
 * Reads a file of JavaScript or TypeScript.
 * @param name decides about JSX, which files named .ts cannot have
 * @throws a `SyntaxProblem`
 */
export const readSource = (name: string, text: string): Source => sourceOf(name, text, piecesOf(name, text));

/**
 * Reads a file again after an edit, and only the statements that are others now; those that stay move with their nodes, so
 * the source from before is worth nothing afterwards.
 * @param kept the parts of the text that stay, in their order
 * @throws a `SyntaxProblem`, also where a statement can only be read with the rest of the file
 */
export function rereadSource(name: string, { pieces }: Source, next: string, kept: readonly Kept[]): Source {
  const all: Piece[] = [];
  let end = 0;
  let part = 0;
  const readUpTo = (start: number) => {
    const between = next.slice(end, start);
    if (between.trim()) all.push(...piecesOf(name, between).map((piece) => moved(piece, end)));
  };
  for (const piece of pieces) {
    while ((kept[part]?.end ?? Number.POSITIVE_INFINITY) < piece.end) part += 1;
    const range = kept[part];
    if (!range || piece.start < range.start) continue;
    readUpTo(piece.start + range.by);
    all.push(moved(piece, range.by));
    end = piece.end;
  }
  readUpTo(next.length);
  return sourceOf(name, next, all);
}

function moved(piece: Piece, by: number): Piece {
  if (by === 0) return piece;
  piece.start += by;
  piece.end += by;
  for (const nodes of piece.byType.values())
    for (const node of nodes) {
      node.start += by;
      node.end += by;
    }
  return piece;
}

const none: readonly SyntaxNode[] = [];

function sourceOf(name: string, text: string, pieces: Piece[]): Source {
  const found = new Map<string, SyntaxNode[]>();
  const nodes = (type: string) => {
    const known = found.get(type);
    if (known) return known;
    const all: SyntaxNode[] = [];
    for (const { byType } of pieces) for (const node of byType.get(type) ?? none) all.push(node);
    found.set(type, all);
    return all;
  };
  const declared = new Set<string>();
  for (const piece of pieces) for (const name of piece.declared) declared.add(name);
  const imports = [
    ...nodes('ImportDeclaration').flatMap(importsOf),
    ...nodes('VariableDeclarator').flatMap(loadedBy),
    ...nodes('TSImportEqualsDeclaration').flatMap((node) =>
      loaded(node, node.id, '*', node.moduleReference.expression),
    ),
  ];
  return { text, isTyped: /\.[cm]?tsx?$/.test(name), nodes, declared, pieces, imports };
}

/**
 * Only asks whether a file can be read.
 * @throws a `SyntaxProblem`
 */
export const checkSyntax = (name: string, text: string): void => void parse(name, text);

function piecesOf(name: string, text: string): Piece[] {
  const program = parse(name, text);
  return (program.body as SyntaxNode[]).map((statement) => {
    statement.parent = program;
    return pieceOf(statement);
  });
}

function pieceOf(statement: SyntaxNode): Piece {
  const byType = new Map<string, SyntaxNode[]>();
  const declared = new Set<string>();
  // A list of its own and no recursion: code may be nested deeper than the stack.
  const waiting = [statement];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const others = byType.get(node.type);
    if (others) others.push(node);
    else byType.set(node.type, [node]);
    declare(node, declared);
    for (const key in node) {
      if (key === 'parent' || key === 'loc') continue;
      const value: unknown = node[key];
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value)) adopt(node, value as SyntaxNode, waiting);
      else for (const child of value) adopt(node, child, waiting);
    }
  }
  for (const nodes of byType.values()) nodes.sort((a, b) => a.start - b.start);
  return { start: statement.start, end: statement.end, byType, declared };
}

/** Gives a node its parent, and has it looked at, too. */
function adopt(parent: SyntaxNode, child: SyntaxNode | null, waiting: SyntaxNode[]): void {
  if (!child || typeof child.type !== 'string' || child.parent !== undefined) return;
  child.parent = parent;
  waiting.push(child);
}

function parse(name: string, text: string): SyntaxNode {
  try {
    return parsers[/\.[cm]?ts$/.test(name) ? 'plain' : 'jsx'].parse(text, {
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

/** What `const { a } = require('b')` and `const { a } = await import('b')` take from a module. */
function loadedBy(declarator: SyntaxNode): ImportedName[] {
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

const loaded = (node: SyntaxNode, { name }: SyntaxNode, imported: string, module?: SyntaxNode): ImportedName[] =>
  typeof module?.value === 'string'
    ? [{ local: name, imported, module: module.value, isType: false, isLoaded: true, node, declaration: node }]
    : [];

/** The name of the module that an expression loads. */
function moduleOf(node: SyntaxNode | null | undefined): SyntaxNode | undefined {
  if (node?.type === 'AwaitExpression') return moduleOf(node.argument);
  if (node?.type === 'ImportExpression') return node.source;
  return node?.type === 'CallExpression' && node.callee.name === 'require' ? node.arguments[0] : undefined;
}

/** Types of nodes that name what they declare in their `id`. */
const named = /^VariableDeclarator$|^(Function|Class|TSInterface|TSTypeAlias|TSEnum)\w*(Declaration|Expression)$/;
const kinds = new Map<string, { hasId: boolean; hasParams: boolean }>();

/** What a type of nodes declares; asked of each node, so it is looked up and not matched again. */
function kindOf(type: string) {
  const known = kinds.get(type);
  if (known) return known;
  const kind = { hasId: named.test(type), hasParams: /Function|Method/.test(type) };
  kinds.set(type, kind);
  return kind;
}

/** Adds what a node declares. What is loaded from a module is an import, and no name of the file's own. */
function declare(node: SyntaxNode, names: Set<string>) {
  const { hasId, hasParams } = kindOf(node.type);
  if (hasId && loadedBy(node).length === 0) addNames(node.id, names);
  if (hasParams) for (const param of node.params ?? []) addNames(param, names);
  if (node.type === 'CatchClause') addNames(node.param, names);
}

/** Adds the names that a pattern such as `{ a, b: [c = 1] }` binds. */
function addNames(pattern: SyntaxNode | null | undefined, names: Set<string>): void {
  if (!pattern) return;
  if (pattern.type === 'Identifier') names.add(pattern.name);
  const { properties = [], elements = [], argument, left, parameter } = pattern;
  const value = pattern.type === 'Property' ? pattern.value : undefined;
  for (const part of [...properties, ...elements, argument, left, parameter, value]) addNames(part, names);
}
