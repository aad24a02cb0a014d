// A thread of its own: it draws cards into files while the pages are finished. JavaScript, since threads know no TypeScript.
import { rename, writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { renderCard } from './renderCard.mjs';

for (const [file, card] of workerData) {
  // At one stroke: a build that is stopped must leave no half picture in the cache.
  await writeFile(`${file}.new`, await renderCard(card));
  await rename(`${file}.new`, file);
}
