import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Element } from './cardElement';

/**
 * Writes the cards' pictures. Drawing one takes about 70 ms, so a thread does it, and each is kept in a cache; its name
 * holds a hash of all that it shows.
 * @returns how many were not in the cache
 */
export async function cardPictures(cards: Map<string, Element>, cache: string, target: string): Promise<number> {
  await Promise.all([cache, target].map((folder) => mkdir(folder, { recursive: true })));
  const missing = [...cards]
    .map(([name, element]) => [path.join(cache, name), element] as const)
    .filter(([file]) => !existsSync(file));
  // An error of the thread rejects.
  if (missing.length)
    await once(new Worker(new URL('./drawCards.mjs', import.meta.url), { workerData: missing }), 'exit');
  await Promise.all([...cards.keys()].map((name) => copyFile(path.join(cache, name), path.join(target, name))));
  return missing.length;
}
