import { diffWordsWithSpace } from 'diff';
import type { DiffLine, Word } from './Report';

/** Share of a line that has to stay, or its marks would only be confusing. */
const least = 0.3;

/**
 * Gives lines that were edited the words that changed in them: as many lines as were left out have to take their places.
 * @param lines of a difference, in which lines that are left out come before those that are added
 */
export function changedWords(lines: readonly DiffLine[]): DiffLine[] {
  const marked = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.sign !== '-') continue;
    const start = at;
    while (lines[at]?.sign === '-') at += 1;
    const count = at - start;
    let added = 0;
    while (lines[at + added]?.sign === '+') added += 1;
    if (added === count)
      for (let index = start; index < at; index += 1) {
        const pair = wordsOf(lines[index]?.text ?? '', lines[index + count]?.text ?? '');
        if (!pair) continue;
        marked[index] = { ...(lines[index] as DiffLine), words: pair[0] };
        marked[index + count] = { ...(lines[index + count] as DiffLine), words: pair[1] };
      }
    at += added - 1;
  }
  return marked;
}

/** The words of both lines; nothing where they have too little in common. */
function wordsOf(before: string, after: string): [Word[], Word[]] | undefined {
  const parts = diffWordsWithSpace(before, after);
  const kept = parts.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.trim().length), 0);
  if (kept < least * Math.max(before.trim().length, after.trim().length)) return undefined;
  const side = (other: 'added' | 'removed') =>
    parts.flatMap((part) => (part[other] ? [] : { text: part.value, isChanged: Boolean(part.added || part.removed) }));
  return [side('added'), side('removed')];
}
