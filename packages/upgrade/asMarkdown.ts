import { groupByRule } from './groupByRule';
import type { Report } from './Report';
import { summaryOf } from './summaryOf';

/** What a check of many files has found. */
export type Result = {
  from: number;
  to: number;
  reports: readonly Report[];
  /** What to change in package.json. */
  advice: readonly string[];
  /** What was not read or not checked, in sentences. */
  unchecked: readonly string[];
  isWritten: boolean;
};

export const kindNames = { breaks: 'Breaks', differs: 'Behaves differently', optional: 'Optional' };

/** Words behind a place that is rewritten. */
export const rewrittenWords = (rewritten: 'all' | 'some' | 'none', isWritten: boolean) =>
  rewritten === 'none' ? '' : ` (${isWritten ? '' : 'can be '}${rewritten === 'some' ? 'partly ' : ''}rewritten)`;

/** Why a rule has nothing to say of a file. */
export const failedWords = (rule: string) =>
  `The rule \`${rule}\` failed on this file, so what it looks for may be missed. The other rules were applied.`;

/**
 * Writes a checklist for an issue: a box for each rule, with its places.
 * @param site address of the site whose pages have more about a rule, without a slash at its end
 */
export function asMarkdown({ reports, advice, unchecked, from, to, isWritten }: Result, site: string): string {
  const boxes = groupByRule(reports).flatMap(({ rules, places }) => [
    ...rules.map(({ kind, message, href }) => `- [ ] **${kindNames[kind]}:** ${message} [Read more](${site}${href})`),
    ...places.map(({ name, line, rewritten }) => `  - \`${name}:${line}\`${rewrittenWords(rewritten, isWritten)}`),
  ]);
  const title = `## react-querybuilder, from release ${from} to ${to}`;
  const unread = reports.flatMap(({ name, problem, failed = [] }) => [
    ...(problem ? [`- [ ] \`${name}\` was not checked: ${problem.message}`] : []),
    ...failed.map((rule) => `- [ ] \`${name}\`: ${failedWords(rule)}`),
  ]);
  const rest = [summaryOf(reports, reports.length, isWritten), ...unchecked].join(' ');
  return `${[title, '', ...advice.map((one) => `- [ ] ${one}`), ...boxes, ...unread, '', rest].join('\n')}\n`;
}
