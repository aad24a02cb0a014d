import { bindingOf } from './bindings';
import type { Source, SyntaxNode } from './readSource';

/** The format of a call of `formatQuery`: its name, or undefined where the file does not say it. */
export function formatOf(source: Source, call: SyntaxNode): string | undefined {
  const given = written(source, call.arguments[1]);
  const format = given?.type === 'ObjectExpression' ? optionOf(source, call, 'format') : given;
  return typeof format?.value === 'string' ? format.value : undefined;
}

/** Whether a call of `formatQuery` takes its format from elsewhere; without one it is `json`. */
export function isFormatUnclear(source: Source, call: SyntaxNode): boolean {
  const given = written(source, call.arguments[1]);
  if (!given || formatOf(source, call) !== undefined) return false;
  return given.type !== 'ObjectExpression' || optionOf(source, call, 'format') !== undefined || !isWhole(source, given);
}

/** The value of an option of a call of `formatQuery`, if it stands in the call or in a constant of the file. */
export const optionOf = (source: Source, call: SyntaxNode, name: string): SyntaxNode | undefined =>
  valueIn(source, written(source, call.arguments[1]), name);

function valueIn(source: Source, object: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  // What comes last counts.
  for (const { type, argument, computed, key, value } of object.properties.toReversed()) {
    if (type === 'SpreadElement') {
      const found = valueIn(source, written(source, argument), name);
      if (found) return found;
    } else if (!computed && (key.name ?? key.value) === name) return written(source, value);
  }
  return undefined;
}

/** Whether a file says all that an object has. */
const isWhole = (source: Source, object: SyntaxNode | undefined): boolean =>
  object?.type === 'ObjectExpression' &&
  object.properties.every(
    ({ type, argument }: SyntaxNode) => type !== 'SpreadElement' || isWhole(source, written(source, argument)),
  );

/** What a value is written as: without assertions, and in the place of a constant what it holds. */
function written(source: Source, node: SyntaxNode | undefined): SyntaxNode | undefined {
  if (!node) return undefined;
  if (/^TS(NonNull|As|Satisfies)Expression$|^ParenthesizedExpression$/.test(node.type))
    return written(source, node.expression);
  if (node.type !== 'Identifier') return node;
  const { owner, path } = bindingOf(source, node) ?? {};
  const isConstant = owner?.type === 'VariableDeclarator' && owner.parent?.kind === 'const' && path?.length === 0;
  // A name that is declared by itself holds nothing.
  const isAbove = isConstant && owner.init && owner.init.end <= node.start;
  return isAbove ? written(source, owner.init) : node;
}
