import { loadedBy } from './imports';
import { parse, type SyntaxNode } from './parse';

/** Statements of a module that follow each other, with what is in them. Nodes are in the order of the text. */
export type Piece = {
  start: number;
  end: number;
  byType: Map<string, SyntaxNode[]>;
  declared: Set<string>;
  /** It was read again after an edit, or what stood before it is gone. */
  isEdited?: true;
};

/** Up to how many characters statements are kept together: one by one, they would be many small lists. */
const together = 1500;

/**
 * Reads a text and divides it.
 * @throws a `SyntaxProblem`
 */
export function piecesOf(name: string, text: string): Piece[] {
  const program = parse(name, text);
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  for (const statement of program.body as SyntaxNode[]) {
    statement.parent = program;
    if (!piece || statement.end - piece.start > together) {
      piece = { start: statement.start, end: statement.end, byType: new Map(), declared: new Set() };
      pieces.push(piece);
    }
    piece.end = statement.end;
    collect(statement, piece);
  }
  for (const { byType } of pieces) for (const nodes of byType.values()) nodes.sort((a, b) => a.start - b.start);
  return pieces;
}

/** Moves a piece with all that is in it. */
export function moved(piece: Piece, by: number): Piece {
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

/** Adds a statement and what is in it to a piece. */
function collect(statement: SyntaxNode, { byType, declared }: Piece): void {
  // A list of its own and no recursion: code may be nested deeper than the stack.
  const waiting = [statement];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const others = byType.get(node.type);
    if (others) others.push(node);
    else byType.set(node.type, [node]);
    declare(node, declared);
    for (const key in node) {
      if (key === 'parent') continue;
      const value: unknown = node[key];
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value)) adopt(node, value as SyntaxNode, waiting);
      else for (const child of value) adopt(node, child, waiting);
    }
  }
}

/** Gives a node its parent, and has it looked at, too. */
function adopt(parent: SyntaxNode, child: SyntaxNode | null, waiting: SyntaxNode[]): void {
  if (!child || typeof child.type !== 'string' || child.parent !== undefined) return;
  child.parent = parent;
  waiting.push(child);
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
