import { type GivenFile, type Major, type Report, reportOf } from '@site/packages/upgrade';
import type { Question, Reply } from './messages';
import type { Progress } from './runWorker';

/** What goes wrong with a file is its problem, and no other file's. */
function reported(file: GivenFile, from: Major, to: Major): Report {
  try {
    return reportOf(file, from, to);
  } catch (error) {
    const problem = { message: error instanceof Error ? error.message : String(error), line: 1, column: 1 };
    return { name: file.name, findings: [], unclear: [], parts: [], problem };
  }
}

self.onmessage = ({ data: { files, from, to } }: MessageEvent<Question>) => {
  const reply = (message: Reply | Progress) => self.postMessage(message);
  // The first file may take long, and the page waits only so long for a worker that says nothing.
  reply({ isReady: true });
  for (const file of files) reply({ report: reported(file, from, to) });
  reply({ isDone: true });
};
