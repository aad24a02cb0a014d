import { nextLine } from '@site/lines/registry';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { formatQuery } from 'samples-next/release';
import { printed } from '../../../../releases/printed';

export const { release } = nextLine;

/** Writes queries in a format of this release, as text that can be shown. */
export const printIn = (format: string) => (query: RuleGroupTypeAny) =>
  printed(formatQuery(query as never, { format: format as 'sql', parseNumbers: true }));
