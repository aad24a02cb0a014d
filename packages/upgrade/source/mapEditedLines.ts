import { diffLines } from 'diff';
import type { Kept } from './readSource';

/**
 * What an edit leaves as it is, and where its lines come from: a line in the place of another from that one, a line that is
 * new from the one before it.
 * @param origins where the lines before it come from
 */
export function mapEditedLines(before: string, after: string, origins: number[]): { lines: number[]; kept: Kept[] } {
  const lines: number[] = [];
  const kept: Kept[] = [];
  let line = 0;
  /** How many of the lines before that one were removed just now. */
  let replaced = 0;
  let [old, now] = [0, 0];
  for (const { added, removed, value, count = 0 } of diffLines(before, after)) {
    if (added)
      for (let index = 0; index < count; index += 1)
        lines.push(origins[Math.max(0, Math.min(line - replaced + index, line - 1))] ?? 1);
    if (!added && !removed) {
      for (let index = 0; index < count; index += 1) lines.push(origins[line + index] ?? 1);
      kept.push({ start: old, end: old + value.length, by: now - old });
    }
    if (!added) [line, old] = [line + count, old + value.length];
    replaced = removed ? count : 0;
    if (!removed) now += value.length;
  }
  return { lines, kept };
}
