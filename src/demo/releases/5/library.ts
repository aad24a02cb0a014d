import { defaultControlElements, formatQuery, QueryBuilder, Rule } from 'react-querybuilder';
import type { Library } from '../DemoRelease';

/** Release 5, which comes with every page of the demo. */
export const library: Library = {
  QueryBuilder: QueryBuilder as Library['QueryBuilder'],
  Rule: Rule as Library['Rule'],
  defaultControlElements,
  formatQuery: formatQuery as Library['formatQuery'],
};
