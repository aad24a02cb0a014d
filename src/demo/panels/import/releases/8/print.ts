import { nextLine } from '@site/lines/registry';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { formatQuery } from 'samples-next/release';
import { printExport } from '../../../../releases/printExport';

export const { release } = nextLine;

/** Writes queries in a format of this release, as text that can be shown. */
export const printIn = (format: string) => (query: RuleGroupTypeAny) =>
  printExport(formatQuery(query as never, { format: format as 'sql', parseNumbers: true }));
