import type { Part, Rule } from '../../../packages/query';
import type { Cell, ColumnType } from '../../dataset/table';
import type { CauseId } from './causes';
import type { Dialect } from './dialect';
import type { Comparison, Verdict } from './verdict';

/** What the parts of a format's model look at: the rule, its column, and which switches are on. */
export type Context = {
  rule: Rule;
  type: ColumnType;
  /** Whether the rule compares with other fields. */
  field: boolean;
  dialect: Dialect;
  on(cause: CauseId): boolean;
  /** The type of another column, for a rule that compares with one. */
  typeOf(column: string): ColumnType;
};

/** A value as it arrives in the engine; `refuses` if the engine cannot read it, `open` if it becomes code, each with why. */
export type Operand = { value: Cell; refuses?: CauseId; open?: CauseId };

export type MatchMode = 'all' | 'some' | 'none' | 'atLeast' | 'atMost' | 'exactly';
/**
 * The rule is left out or refused; an empty list never matches; each condition may be met by another item; the sub-query's
 * `not` is dropped if it has one rule.
 */
export type OfMatch = 'left out' | 'refused' | 'not empty' | 'together' | 'not dropped';

/** A group in which no rule is left. */
export type EmptyGroup = {
  /** Whether it is the query itself. */
  isRoot: boolean;
  negated: boolean;
  combinator: string;
  /** How many rules and groups the format writes and the engine ignores, and whether a group is one of them. */
  ignored: number;
  hasIgnoredGroup: boolean;
};

/**
 * An engine's part of the model: what its formats and the engine do otherwise than the query means. Members that ask for
 * the dialect answer for its release and format.
 */
export type EngineModel = {
  /** The causes that can apply. */
  switches: readonly CauseId[];
  /** Writes one value of a rule and reads it back. */
  write(value: unknown, context: Context): Operand;
  /** Whether the export of release 8 has a number for a value that is a text in the rule. */
  writesNumber(value: string, context: Context): boolean;
  compare(operator: Comparison, cell: Cell, operand: Cell, context: Context): Verdict;
  /** Whether `operand` stands in a part of the cell's text. */
  match(part: Part, cell: Cell, operand: Cell, context: Context): Verdict;
  /** Whether the cell is one of the operands. Without it, or without an answer, `compare` decides. */
  member?(cell: Cell, operands: Cell[], context: Context): Verdict | undefined;
  /** Whether the cell is null, if that is not plain. */
  isNull?(cell: Cell, context: Context): Verdict;
  /** Why no row can be judged, from the rule alone; `values` are the operands as they stand in the rule. */
  refuses?(context: Context, operands: Operand[], values: unknown[]): CauseId | undefined;
  /** Whether both ends of a range are put in order. */
  ordersRange?(ends: unknown[], context: Context): boolean;
  /** The same, where the order is not that of numbers: whether both ends change places. */
  swapsRange?(ends: unknown[], context: Context): boolean;
  /** Whether `notBetween` is the opposite of `between`, and not "below or above". */
  negatesRange?(context: Context): boolean;
  /** Whether what stands behind a decision is not looked at, an error included. */
  inOrder?: true;
  /** Whether an error on one row ends the query. Which rows and rules come before it is not known: no prediction. */
  endsAtError?: true;

  /** Whether the export is text, with the combinators between the rules, and not a tree of objects. */
  isText?: true;
  /** Whether a combinator without a rule is read as the name of a property, which no row has. */
  takesWordsForNames?: true;
  /** Whether a group whose rules are all left out is written as `()`, which no engine reads. */
  writesEmptyGroup?(dialect: Dialect): boolean;
  /** What becomes of a rule with a match mode, where the engine does not count the items that fulfil its sub-query. */
  ofMatch?(mode: MatchMode): readonly OfMatch[];
  /** Whether the format leaves a rule out that others keep. */
  leavesOut?(context: Context): boolean;
  /**
   * What a group without rules says, that it is left out or ignored, or that no engine reads what is written. Without it,
   * everything matches.
   */
  emptyGroup?(dialect: Dialect, group: EmptyGroup): Verdict | 'left out' | 'ignored';
  /** Whether the `not` of a group is left out. */
  dropsNot?(dialect: Dialect, isRoot: boolean): boolean;
  /** Whether a rule with an empty list is kept: no row is in it. */
  keepsEmptyList?(dialect: Dialect, rule: Rule): boolean;
  /** Whether a rule with an empty list is written, but ignored by the engine: for the format its group is not empty. */
  ignoresEmptyList?(rule: Rule): boolean;
  /** Whether the empty parts of a range in text are kept. */
  keepsEmptyParts?(dialect: Dialect): boolean;
  /** Whether a range with an empty end, in an array, is kept. */
  keepsEmptyEnds?(dialect: Dialect): boolean;
  /** Whether a range with a 0 is left out. */
  dropsZero?(dialect: Dialect): boolean;
  /** Whether release 3 cannot export a list that is an array. */
  refusesArray?(dialect: Dialect): boolean;
};
