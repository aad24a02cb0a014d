import { tsPlugin } from '@sveltejs/acorn-typescript';
import { getLineInfo, Parser, tokTypes } from 'acorn';

/** A node of the syntax tree, of any kind. */
export type SyntaxNode = {
  type: string;
  start: number;
  end: number;
  parent?: SyntaxNode;
  // biome-ignore lint/suspicious/noExplicitAny: the properties depend on the type, and rules look for absent ones.
  [property: string]: any;
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

/** What the parser has inside that its types do not show. */
type Inner = Parser & {
  type: unknown;
  pos: number;
  start: number;
  options: { locations: boolean };
  readWord(): unknown;
  readWord1(): string;
  finishToken(type: unknown, value: string): unknown;
};

/** A node of the tree, without lines and columns: what is found is a place in the text. */
class Plain {
  type = '';
  end = 0;
  /** Given to it when the tree is gone through. */
  parent = undefined;
  constructor(public start: number) {}
}
/** Where the parser moves a line or a column all the same. */
Object.defineProperty(Plain.prototype, 'loc', { value: {}, enumerable: false });

/** Words that were no keyword before; the parser looks for each word in a pattern of all of them. */
const plainWords = new Set<string>();

/**
 * Leaves out what asks for much and tells nothing here. Whether a name is declared twice or at all is asked of each name
 * by going through all others; `<T extends Row>(row: T) => …` is no error where there is JSX, as in TypeScript. Lines and
 * columns are worked out for the one error that is told, not for each node and each attempt.
 */
const lenient = (Base: typeof Parser) =>
  class extends (Base as unknown as new (...args: unknown[]) => Inner) {
    constructor(...args: unknown[]) {
      super(...args);
      // The plugin wants them on, and reads none.
      this.options.locations = false;
    }
    declareName() {}
    checkLocalExport() {}
    reportReservedArrowTypeParam() {}
    startNode() {
      return new Plain(this.start);
    }
    startNodeAt(start: number) {
      return new Plain(start);
    }
    startNodeAtNode({ start }: SyntaxNode) {
      return new Plain(start);
    }
    readWord() {
      const { pos } = this;
      const word = this.readWord1();
      if (plainWords.has(word)) return this.finishToken(tokTypes.name, word);
      this.pos = pos;
      const token = super.readWord();
      if (this.type === tokTypes.name && plainWords.size < 10_000) plainWords.add(word);
      return token;
    }
  } as unknown as typeof Parser;

const parsers = {
  jsx: Parser.extend(tsPlugin({ jsx: true }), lenient),
  plain: Parser.extend(tsPlugin({ jsx: false }), lenient),
};

/**
 * Reads the text of a file into a syntax tree.
 * @throws a `SyntaxProblem`
 */
export function parse(name: string, text: string): SyntaxNode {
  const { stackTraceLimit } = Error;
  try {
    // Attempts that fail are many, and nobody reads where they did.
    Error.stackTraceLimit = 0;
    return parsers[/\.[cm]?ts$/.test(name) ? 'plain' : 'jsx'].parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      allowHashBang: true,
    }) as unknown as SyntaxNode;
  } catch (error) {
    const { pos, message = 'It cannot be read.' } = error as Error & { pos?: number };
    const { line, column } = getLineInfo(text, pos ?? 0);
    throw new SyntaxProblem(message.replace(/ \(\d+:\d+\)$/, ''), line, column + 1);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
