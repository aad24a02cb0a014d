import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { pagesBelow } from '../../pagesBelow';

/** Ids of builders that more than one sample of a page has: their builders would share a query. */
function sharedIds(page: string, samples: string): string[] {
  const names = new Set(Array.from(readFileSync(page, 'utf8').matchAll(/<Sample file="([^"]+)"/g), ([, name]) => name));
  const ids = [...names].flatMap((name) => {
    const text = readFileSync(path.join(samples, name as string), 'utf8');
    return [...new Set(Array.from(text.matchAll(/qbId(?:=|: )["']([^"']+)["']/g), ([, id]) => `${page}: ${id}`))];
  });
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

it.each(documentedLines())('builders of different samples on a page of $release have different ids', (line) => {
  expect(pagesBelow(line.docs).flatMap((page) => sharedIds(page, line.samples))).toEqual([]);
});
