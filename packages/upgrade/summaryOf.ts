import type { Report } from './Report';

const numbered = (count: number) => count.toLocaleString('en');
const counted = (count: number, one: string) => `${numbered(count)} ${one}${count === 1 ? '' : 's'}`;

/**
 * What a check has found, in a sentence or two.
 * @param of how many files there are
 * @param isWritten whether new files were made, or could be
 */
export function summaryOf(reports: readonly Report[], of: number, isWritten = true): string {
  const findings = reports.flatMap((report) => report.findings);
  const files = reports.filter((report) => report.findings.length).length;
  const unread = reports.filter(({ problem }) => problem).length;
  const read = reports.length - unread;
  const places = reports.reduce((sum, { unclear }) => sum + unclear.length, 0);
  const checked = [
    `${read === of ? '' : `${numbered(read)} of `}${counted(of, 'file')} checked.`,
    unread && `${counted(unread, 'file')} could not be read.`,
    places && `${counted(places, 'place')} ${places === 1 ? 'was' : 'were'} not followed.`,
  ]
    .filter(Boolean)
    .join(' ');
  if (!findings.length) return `${read ? `Nothing found${places ? ' in what was followed' : ''}. ` : ''}${checked}`;
  const kinds = { breaks: 0, differs: 0, optional: 0 };
  for (const { kind } of findings) kinds[kind] += 1;
  const parts = [
    kinds.breaks && `${numbered(kinds.breaks)} ${kinds.breaks === 1 ? 'breaks' : 'break'}`,
    kinds.differs && `${numbered(kinds.differs)} ${kinds.differs === 1 ? 'behaves' : 'behave'} differently`,
    kinds.optional && `${numbered(kinds.optional)} can stay`,
  ].filter(Boolean);
  const rewritten = findings.filter(({ isRewritten }) => isRewritten).length;
  return `${counted(findings.length, 'place')} in ${counted(files, 'file')}: ${parts.join(', ')}. ${numbered(rewritten)} ${isWritten ? '' : 'can be '}rewritten. ${checked}`;
}
