import { isNumeric, type Part } from '../../../packages/query';
import type { Cell } from '../../dataset/table';
import type { Context } from './EngineModel';
import { type Comparison, type Verdict, verdict } from './verdict';

/** A value as its column would hold it: numbers in a column of numbers, text in one of text. */
export function plain(value: unknown, { type }: Pick<Context, 'type'>): Cell {
  if (type === 'number') return isNumeric(value) ? Number(value) : String(value);
  if (type === 'boolean') return value as Cell;
  return String(value);
}

/** Compares as the query means: a missing value is unknown, a value of another type equals nothing. */
export function compare(operator: Comparison, cell: Cell, operand: Cell): Verdict {
  if (cell === null || operand === null) return 'unknown';
  if (typeof cell !== typeof operand) return verdict(operator === '!=');
  return verdict(ordered(operator, cell, operand));
}

export function ordered<T extends string | number | boolean>(operator: Comparison, a: T, b: T): boolean {
  if (operator === '=') return a === b;
  if (operator === '!=') return a !== b;
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

/** Looks for text as the query means: the characters as they are, capitals too. */
export function match(part: Part, cell: Cell, operand: Cell): Verdict {
  if (cell === null || operand === null) return 'unknown';
  return verdict(hasPart(part, String(cell), String(operand)));
}

export const hasPart = (part: Part, text: string, piece: string) =>
  part === 'any' ? text.includes(piece) : part === 'start' ? text.startsWith(piece) : text.endsWith(piece);
