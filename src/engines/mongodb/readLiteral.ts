import { type Expression, type Property, parseExpressionAt, type SpreadElement } from 'acorn';
import { messageOf, QueryRefused } from '../Engine';

/**
 * Reads the `mongodb` export of release 3, which is no JSON but a JavaScript literal with regular expressions. Nothing is
 * executed: only objects, arrays and literals are accepted.
 * @throws {QueryRefused} with the position, when the text is anything else
 */
export function readLiteral(text: string): unknown {
  let expression: Expression;
  try {
    expression = parseExpressionAt(text, 0, { ecmaVersion: 2022 });
  } catch (error) {
    const { pos } = error as { pos?: number };
    throw new QueryRefused(messageOf(error), pos);
  }
  // Text behind the expression is no part of it.
  if (text.slice(expression.end).trim() !== '') throw new QueryRefused('Unexpected text', expression.end);
  return dataOf(expression);
}

function dataOf(node: Expression | SpreadElement | null): unknown {
  if (node?.type === 'Literal' && typeof node.value !== 'bigint') return node.value;
  if (node?.type === 'ArrayExpression') return node.elements.map(dataOf);
  // Entries, not assignments: `__proto__` is a name like any other.
  if (node?.type === 'ObjectExpression') return Object.fromEntries(node.properties.map(entryOf));
  throw new QueryRefused(`${node?.type ?? 'A gap'} is not data.`, node?.start);
}

function entryOf(property: Property | SpreadElement): [string, unknown] {
  const plain = property.type === 'Property' && property.kind === 'init' && !property.computed && !property.method;
  if (!plain || property.shorthand) throw new QueryRefused('Only names with values are data.', property.start);
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  if (name === undefined) throw new QueryRefused('A name is missing.', key.start);
  return [name, dataOf(value)];
}
