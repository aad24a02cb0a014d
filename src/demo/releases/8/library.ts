import { defaultControlElements, formatQuery, move, QueryBuilder, Rule } from 'samples-next/release';
import type { Library } from '../DemoRelease';
import 'samples-next/parts/styles';

/** Release 8 through its line's release file; typed as release 5, which has the same parts. */
export const library = {
  QueryBuilder,
  Rule,
  defaultControlElements,
  move,
  formatQuery,
} as unknown as Library;
