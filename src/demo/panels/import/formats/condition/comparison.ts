import type { RuleType } from 'react-querybuilder';
import { checkExact } from '../exactNumbers';
import type { Token } from '../tokens';
import type { Node } from './Node';
import type { Reader } from './Reader';

export type Literal = string | number | boolean | null;
export type Operand = { name: Token } | { value: Literal };

/** How a language writes names and values. */
export type Operands = {
  /** Takes a name, if one is next. */
  name: (reader: Reader) => Token | undefined;
  /** What a text in quotes stands for. */
  text: (token: Token, reader: Reader) => Literal;
  /** Words that are values, in small letters. */
  words: Record<string, Literal>;
};

/** A text, a number with or without its sign, or a word such as `true`. */
export function literal(reader: Reader, { text, words }: Operands): { value: Literal } | undefined {
  const token = reader.peek();
  if (token?.kind === 'text') return { value: text(reader.next(), reader) };
  if (token?.kind === 'word' && Object.hasOwn(words, token.value))
    return { value: words[reader.next().value] as Literal };
  const sign = token?.value === '-' && reader.peek(1)?.kind === 'number' && reader.sign('-') ? '-' : '';
  if (reader.peek()?.kind !== 'number') return undefined;
  const { value, at } = reader.next();
  checkExact(reader.text, [{ value: sign + value, at: sign ? at - 1 : at }]);
  return { value: Number(sign + value) };
}

/** @throws ImportError where neither a name nor a value is next */
export function operand(reader: Reader, operands: Operands): Operand {
  const value = literal(reader, operands);
  if (value) return value;
  const name = operands.name(reader);
  return name ? { name } : reader.fail();
}

/** The values of a list up to its closing bracket. */
export const values = (reader: Reader, operands: Operands, close: string): Literal[] =>
  reader.list(close, () => (literal(reader, operands) ?? reader.fail()).value);

const flipped: Record<string, string> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/**
 * Reads what follows the first operand of a comparison; the field may stand on either side.
 * @param signs the language's signs and the operators that they stand for, longer signs first
 */
export function comparison(
  reader: Reader,
  from: number,
  left: Operand,
  signs: Record<string, string>,
  operands: Operands,
): Node {
  const sign = reader.oneOf(Object.keys(signs)) ?? reader.fail();
  const operator = signs[sign] as string;
  const right = operand(reader, operands);
  if ('name' in left && 'name' in right) {
    const rule = { field: left.name.value, operator, value: right.name.value, valueSource: 'field' } as const;
    return reader.leaf(from, rule, [left.name, right.name]);
  }
  const [named, given, own] = 'name' in left ? [left, right, operator] : [right, left, flipped[operator] ?? operator];
  if (!('name' in named) || !('value' in given)) return reader.fail('One side of a comparison has to be a field.');
  return reader.leaf(from, compared(named.name.value, own, given.value), [named.name]);
}

/** A comparison with `null` asks whether there is a value. */
const compared = (field: string, operator: string, value: Literal): RuleType => {
  const name = value === null ? { '=': 'null', '!=': 'notNull' }[operator] : undefined;
  return { field, operator: name ?? operator, value };
};
