import { reportOf } from '@site/packages/upgrade';
import type { Question, Reply } from './messages';

self.onmessage = ({ data: { files, from, to } }: MessageEvent<Question>) => {
  const reply = (message: Reply) => self.postMessage(message);
  // The first file may take long, and the page waits only so long for a worker that says nothing.
  reply({ isReady: true });
  for (const file of files) reply({ report: reportOf(file, from, to) });
  reply({ isDone: true });
};
