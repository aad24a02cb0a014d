import { type Item, isGroup } from '../../../packages/query';
import type { Column, Row } from '../../dataset/table';
import type { CauseId } from './causes';
import type { Dialect } from './dialect';
import { compileGroup } from './group';
import { compileRule } from './rule';
import type { Verdict } from './verdict';

/** A rule or group, ready to judge rows. */
export type Node = {
  item: Exclude<Item, string>;
  children?: Node[];
  /** It takes no part: the format leaves it out. */
  leftOut?: boolean;
  /** It takes no part because the engine ignores it, though the format writes it. */
  ignored?: boolean;
  /** Why the engine refuses the whole query. */
  refuses?: CauseId;
  /** Why a value becomes code, of which the model says nothing. */
  open?: CauseId;
  judge(row: Row): Verdict;
};

export type Compile = (item: Exclude<Item, string>, isRoot?: boolean) => Node;

/** Prepares a query for many rows. */
export function compile(query: Item, columns: readonly Column[], dialect: Dialect): Node {
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const compileItem: Compile = (item, isRoot = false) =>
    isGroup(item) ? compileGroup(item, dialect, compileItem, isRoot) : compileRule(item, types, dialect);
  return compileItem(query as Exclude<Item, string>, true);
}
