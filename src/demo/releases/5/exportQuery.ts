import { type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { printed } from '../printed';

/** A query in a format of release 5, as text that can be shown and copied. */
export const exportQuery = (query: RuleGroupTypeAny, options: FormatQueryOptions): string =>
  printed(formatQuery(query, options as { format: 'sql' }));
