import { type Result as Found, failedWords, kindNames, rewrittenWords } from '../asMarkdown';
import { groupByRule } from '../groupByRule';
import { summaryOf } from '../summaryOf';

/** What a run has found. */
export type Result = Found & {
  /** Names of the files that were rewritten. */
  written: string[];
};

/**
 * Prints findings by rule for a terminal.
 * @param site address of the site whose pages have more about a rule
 */
export function asText(result: Result, site: string): string {
  const { reports, advice, unchecked, from, to, written, isWritten } = result;
  const lines = [`react-querybuilder, from release ${from} to ${to}`, ''];
  for (const { name, problem, failed = [] } of reports) {
    if (problem) lines.push(`${name}:${problem.line}:${problem.column} was not checked: ${problem.message}`, '');
    for (const rule of failed) lines.push(`${name}: ${failedWords(rule)}`, '');
  }
  for (const { rules, places } of groupByRule(reports)) {
    for (const { kind, message, href } of rules) lines.push(`${kindNames[kind]}: ${message}`, `  ${site}${href}`);
    for (const { name, line, excerpt, rewritten, compiler } of places) {
      lines.push(`  ${name}:${line}  ${excerpt} ${rewrittenWords(rewritten, isWritten)}`.trimEnd());
      if (compiler) lines.push(...compiler.split('\n').map((each) => `      ${each}`));
    }
    lines.push('');
  }
  const unclear = reports.flatMap((report) => report.unclear.map((one) => ({ name: report.name, ...one })));
  if (unclear.length)
    lines.push('Not followed:', ...unclear.map(({ name, line, reason }) => `  ${name}:${line}  ${reason}`), '');
  if (advice.length) lines.push('package.json:', ...advice.map((one) => `  ${one}`), '');
  lines.push(summaryOf(reports, reports.length, isWritten), ...unchecked);
  if (written.length)
    lines.push(`${written.length} ${written.length === 1 ? 'file' : 'files'} rewritten. Undo with: git restore .`);
  return `${lines.join('\n')}\n`;
}

/** Prints everything for another program. */
export const asJson = ({ reports, ...result }: Result): string =>
  `${JSON.stringify(
    {
      ...result,
      files: reports
        .filter(({ findings, unclear, problem, failed }) => findings.length || unclear.length || problem || failed)
        .map(({ name, findings, unclear, problem, failed }) => ({ name, findings, unclear, problem, failed })),
    },
    null,
    2,
  )}\n`;
