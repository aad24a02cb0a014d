import { type ImportedName, importsIn, loaded, loadedBy } from './imports';
import { parse, type SyntaxNode, SyntaxProblem } from './parse';
import { moved, type Piece, piecesOf } from './pieces';

export { type ImportedName, type SyntaxNode, SyntaxProblem };

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
  let isCut = false;
  const readUpTo = (start: number) => {
    const between = next.slice(end, start);
    if (between.trim()) for (const piece of piecesOf(name, between)) all.push({ ...moved(piece, end), isEdited: true });
  };
  for (const piece of pieces) {
    while ((kept[part]?.end ?? Number.POSITIVE_INFINITY) < piece.end) part += 1;
    const range = kept[part];
    if (!range || piece.start < range.start) {
      isCut = true;
      continue;
    }
    readUpTo(piece.start + range.by);
    if (isCut) piece.isEdited = true;
    isCut = false;
    all.push(moved(piece, range.by));
    end = piece.end;
  }
  readUpTo(next.length);
  return sourceOf(name, next, all);
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
    ...nodes('ImportDeclaration').flatMap(importsIn),
    ...nodes('VariableDeclarator').flatMap(loadedBy),
    ...nodes('TSImportEqualsDeclaration').flatMap((node) =>
      loaded(node, node.id, '*', node.moduleReference.expression),
    ),
  ];
  return { text, isTyped: /\.[cm]?tsx?$/.test(name), nodes, declared, pieces, imports };
}

/**
 * Asks whether what edits have changed can be read where it stands: each changed part with what is before and after it. The
 * parts were read one by one, and the rest has been read at first.
 * @throws a `SyntaxProblem`
 */
export function checkSyntax(name: string, { text, pieces }: Source): void {
  for (let at = 0; at < pieces.length; at += 1) {
    if (!pieces[at]?.isEdited) continue;
    const first = pieces[at - 1] ?? pieces[at];
    while (pieces[at]?.isEdited) at += 1;
    const last = pieces[at] ?? pieces[at - 1];
    parse(name, text.slice(first?.start, last?.end));
  }
}
