import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Options, Parser } from 'acorn';
import { VisitorError } from '../../../loading/VisitorError';
import { bracketProblem } from './brackets';

/** A node of the syntax tree, of any kind. */
export type Node = {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  // biome-ignore lint/suspicious/noExplicitAny: the properties depend on the type.
  [property: string]: any;
};

/** How texts are read that may have types. */
export const settings: Options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
const parsers = [Parser.extend(tsPlugin({ jsx: false })), Parser.extend(tsPlugin({ jsx: true }))];

/**
 * The statements of a text, and the text that their places are of: TypeScript, JavaScript, or JSON as an expression. Nothing is
 * run.
 * @throws {VisitorError} with the line of what is wrong
 */
export function statementsOf(text: string): { statements: Node[]; source: string } {
  // An object alone would be a block.
  const isObject = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*\{/.test(text);
  const source = isObject ? `(${text}\n)` : text;
  let first: unknown;
  for (const parser of parsers)
    try {
      return { statements: parser.parse(source, settings).body as unknown as Node[], source };
    } catch (error) {
      if (error instanceof RangeError) throw new VisitorError('This is nested too deeply.', { cause: error });
      first ??= error;
    }
  const { loc, message } = first as { loc?: { line: number }; message: string };
  const words = message.replace(/ \(\d+:\d+\)$/, '');
  throw new VisitorError(bracketProblem(text) ?? `Line ${loc?.line ?? 1}: The code cannot be read. ${words}.`, {
    cause: first,
  });
}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion'];

/** What stands inside of parentheses and of words about its type. */
export function bare(node: Node): Node {
  let inner = node;
  while (wrappers.includes(inner.type) || inner.type === 'ParenthesizedExpression') inner = inner.expression;
  return inner;
}

/** The name of a property, if it is no expression. */
export function keyOf({ key, computed }: Node): string | undefined {
  if (key?.type === 'Identifier' && !computed) return key.name;
  return key?.type === 'Literal' ? String(key.value) : undefined;
}

/** The value of a property of an object, if it is written there. */
export const propertyOf = (object: Node, ...names: string[]): Node | undefined =>
  object.properties?.find((each: Node) => each.type === 'Property' && names.includes(keyOf(each) ?? ''))?.value;
