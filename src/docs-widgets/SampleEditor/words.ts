import { limits } from '../../sandbox/messages';
import type { RunReport } from '../../sandbox/page/runner';

/** What went wrong with a run, in words, and the line where, if it is known; nothing for reports of another kind. */
export function problemOf(report: RunReport): { text: string; line?: number } | undefined {
  if (report.kind === 'refused') return { text: `The code cannot be read. ${report.text}`, line: report.line };
  if (report.kind === 'failed') return { text: report.text, line: report.line };
  if (report.kind === 'endless') return { text: 'The code was stopped: this does not end.', line: report.line };
  if (report.kind !== 'ended') return undefined;
  return {
    silent: { text: 'The code was stopped: it did not answer for 2 seconds.' },
    late: { text: 'The preview did not start within 20 seconds.' },
    flood: { text: `The code was stopped: it printed more than ${limits.messages.toLocaleString('en-US')} times.` },
    taken: {
      text: 'The code was stopped: it took the keyboard or added to the history of the tab, three times.',
    },
    left: { text: 'The code was stopped: it tried to open another page in the preview.' },
  }[report.why];
}

/** Most characters of what a program prints that a page shows. */
const mostShown = 100_000;

/** What a program has printed, with one line more, as long as there is room for it. */
export function withPrinted(before: string, { level, text }: Extract<RunReport, { kind: 'printed' }>): string {
  if (before.length >= mostShown) return before;
  const after = `${before}${level === 'log' ? '' : `[${level}] `}${text}\n`;
  return after.length < mostShown ? after : `${after.slice(0, mostShown)}\n… The rest is not shown.`;
}
