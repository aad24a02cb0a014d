import type { Progress } from '../runWorker';
import { compareStored } from './compareStored';
import type { StoredAnswer, StoredQuestion } from './messages';

self.onmessage = async ({ data }: MessageEvent<StoredQuestion>) => {
  const reply = (message: StoredAnswer | Progress) => self.postMessage(message);
  // Releases may take long to come, and the page waits only so long for a worker that says nothing.
  reply({ isReady: true });
  try {
    await compareStored(data, reply);
    reply({ isDone: true });
  } catch {
    // What a release makes of a query is caught where it is exported: what is left is a release that did not come.
    reply({ isIncomplete: true });
  }
};
