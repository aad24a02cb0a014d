import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from './cardElement';
import { renderCard } from './renderCard';

/**
 * Writes the cards' pictures. Drawing one takes about 50 ms, so each is kept in a cache; its name holds a hash of all
 * that it shows.
 * @returns how many were not in the cache
 */
export async function cardPictures(cards: Map<string, Element>, cache: string, target: string): Promise<number> {
  await Promise.all([cache, target].map((folder) => mkdir(folder, { recursive: true })));
  let drawn = 0;
  for (const [name, element] of cards) {
    const cached = path.join(cache, name);
    if (!existsSync(cached)) {
      await writeFile(cached, await renderCard(element));
      drawn += 1;
    }
    await copyFile(cached, path.join(target, name));
  }
  return drawn;
}
