import type { Report } from '../messages';

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** What a check has found, in a sentence or two. */
export function summaryOf(reports: readonly Report[], of: number): string {
  const findings = reports.flatMap((report) => report.findings);
  const files = reports.filter((report) => report.findings.length).length;
  const checked = `${reports.length === of ? '' : `${reports.length} of `}${count(of, 'file')} checked.`;
  if (!findings.length) return `Nothing found. ${checked}`;
  const kinds = { breaks: 0, differs: 0, optional: 0 };
  for (const { kind } of findings) kinds[kind] += 1;
  const parts = [
    kinds.breaks && `${kinds.breaks} ${kinds.breaks === 1 ? 'breaks' : 'break'}`,
    kinds.differs && `${kinds.differs} ${kinds.differs === 1 ? 'behaves' : 'behave'} differently`,
    kinds.optional && `${kinds.optional} can stay`,
  ].filter(Boolean);
  const rewritten = findings.filter(({ isRewritten }) => isRewritten).length;
  return `${count(findings.length, 'place')} in ${count(files, 'file')}: ${parts.join(', ')}. ${rewritten} rewritten. ${checked}`;
}
