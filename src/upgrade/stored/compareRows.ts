import { lines } from '@site/lines/registry';
import type { Group } from '@site/packages/query';
import type { Major } from '@site/packages/upgrade';
import type { PackedTable } from '@site/src/dataset/packedTable';
import type { ReleaseResult } from '@site/src/demo/panels/releases/useReleaseRows';
import { rowsWithout } from '@site/src/engines/compare';
import { causesOf } from '@site/src/engines/explainRows';
import { type CauseId, explainRefusal, knownDialect } from '@site/src/engines/model';
import { docsOf } from '@site/src/engines/model/sections';
import { engineOf } from '@site/src/engines/registry';
import { createQuerySchema } from '@site/src/query/schema';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';

/** Rows that the export of one release alone selects, positions in the table, and why. */
export type RowComparison = { onlyBefore: number[]; onlyAfter: number[]; causes: CauseId[] };

/** Why the rows of a table say nothing about a query; nothing if they do. */
export function whyNotOn({ columns }: PackedTable, query: RuleGroupTypeAny): string | undefined {
  const { issues } = v.safeParse(createQuerySchema({ fields: columns.map(({ name }) => name) }), query);
  if (!issues) return undefined;
  const [issue] = issues;
  const place = v.getDotPath(issue);
  return `${place ? `${place}: ` : ''}${issue.message}`;
}

/**
 * Compares the rows that the exports of two releases select.
 * @param ran what became of both, older release first
 * @returns no causes where the model of the engines does not expect just this difference
 */
export function compareRows(
  query: RuleGroupTypeAny,
  table: PackedTable,
  format: string,
  releases: [Major, Major],
  ran: [ReleaseResult, ReleaseResult],
): RowComparison {
  const [one, other] = releases.map((major) => knownDialect(format, String(major), false, engineOf(format)?.id));
  const answers = ran.map((each) => ('failure' in each ? undefined : each));
  const [before, after] = answers;
  if (!before || !after) return { onlyBefore: [], onlyAfter: [], causes: [] };
  const refused = before.error ? one : after.error ? other : undefined;
  if (before.error || after.error) {
    const causes = refused ? explainRefusal(query as Group, table.columns, refused) : [];
    return { onlyBefore: [], onlyAfter: [], causes };
  }
  const onlyBefore = rowsWithout(before.rows, after.rows);
  const onlyAfter = rowsWithout(after.rows, before.rows);
  const isSame = onlyBefore.length + onlyAfter.length === 0;
  const causes =
    one && other && !isSame
      ? causesOf(query as Group, table, { onlyOne: onlyBefore, onlyOther: onlyAfter }, one, other)
      : [];
  return { onlyBefore, onlyAfter, causes };
}

/** Where the docs of a release explain a cause; of a release without docs, those of the next one that has some. */
export function explanationOf(cause: CauseId, major: Major): string {
  const documented = lines.map((line) => Number(line.major)).sort((a, b) => a - b);
  return docsOf(cause, documented.find((one) => one >= major) ?? major);
}
