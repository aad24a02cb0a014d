import { headingOf } from '../engine/sectionText';
import { compact, wordsOf } from '../engine/words';
import type { SearchRecord } from '../records';

/** Long names of more than one word, which lead somewhere: `SetStateAction`, `VALUE_MISMATCH`; not those of the language. */
const isName = (name: string) => name.length > 11 && /\p{Ll}\p{Lu}|_/u.test(name);
/** In how many sections a name is found; in more it is everywhere. */
const sections = 2;

/**
 * The records of one line with only those names of code that no text of the line says: where a text says a name, it is
 * found there, and explained.
 */
export function withTellingNames(records: SearchRecord[]): SearchRecord[] {
  const texts = records.flatMap((record) => [headingOf(record), record.content ?? '', record.synonyms ?? '']);
  const said = new Set(texts.flatMap(wordsOf));
  const counts = new Map<string, number>();
  const tells = (name: string) => {
    if (!isName(name) || said.has(compact(name))) return false;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= sections;
  };
  return records.map((record) => ({ ...record, code: record.code?.split(' ').filter(tells).join(' ') || null }));
}
