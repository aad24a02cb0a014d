import { type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { printExport } from '../printExport';

/** A query in a format of release 5, as text that can be shown and copied. */
export const exportQuery = (query: RuleGroupTypeAny, options: FormatQueryOptions): string =>
  printExport(formatQuery(query, options as { format: 'sql' }));
