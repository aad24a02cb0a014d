import { latestLine } from '@site/lines/registry';
import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import { exportQuery } from '../../../../releases/5/exportQuery';

export const { release } = latestLine;

/** Writes queries in a format of this release, as text that can be shown. */
export const printIn = (format: ExportFormat) => (query: RuleGroupTypeAny) =>
  exportQuery(query, { format, parseNumbers: true });
