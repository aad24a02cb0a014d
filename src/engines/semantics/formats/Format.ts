import type { Cell, ColumnType } from '../../../dataset/table';
import type { CauseId } from '../causes';
import type { Dialect } from '../dialect';
import type { Part, Rule } from '../query';
import type { Comparison, Verdict } from '../verdict';

/** What the parts of a format's model look at: the rule, its column, and which switches are on. */
export type Context = {
  rule: Rule;
  type: ColumnType;
  /** Whether the rule compares with other fields. */
  field: boolean;
  dialect: Dialect;
  on(cause: CauseId): boolean;
};

/** A value as it arrives in the engine; `refuses` if the engine cannot read it, `open` if the value becomes code. */
export type Operand = { value: Cell; refuses?: CauseId; open?: true };

/** What a format and its engine do otherwise than the query means. */
export type Format = {
  /** Writes one value of a rule and reads it back. */
  write(value: unknown, context: Context): Operand;
  compare(operator: Comparison, cell: Cell, operand: Cell, context: Context): Verdict;
  /** Whether `operand` stands in a part of the cell's text. */
  match(part: Part, cell: Cell, operand: Cell, context: Context): Verdict;
  /** Whether the cell is one of the operands. Without it, `compare` decides. */
  member?(cell: Cell, operands: Cell[], context: Context): Verdict;
  /** Whether the cell is null, if that is not plain. */
  isNull?(cell: Cell, context: Context): Verdict;
  /** Why no row can be judged, from the rule alone; `values` are the operands as they stand in the rule. */
  refuses?(context: Context, operands: Operand[], values: unknown[]): CauseId | undefined;
  /** Whether both ends of a range are put in order. */
  ordersRange?(ends: unknown[], context: Context): boolean;
  /** Whether `notBetween` is the opposite of `between`, and not "below or above". */
  negatesRange?(context: Context): boolean;
  /** Whether what stands behind a decision is not looked at, an error included. */
  inOrder?: true;
};
