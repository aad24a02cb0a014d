import { defaultControlElements, formatQuery, move, QueryBuilder, Rule } from 'react-querybuilder';
import type { Library } from '../DemoRelease';

/** Release 5, which comes with the pages that are drawn in it. */
export const library: Library = {
  QueryBuilder: QueryBuilder as Library['QueryBuilder'],
  Rule: Rule as Library['Rule'],
  defaultControlElements,
  move,
  formatQuery: formatQuery as Library['formatQuery'],
};
