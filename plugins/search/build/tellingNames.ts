import { headingOf } from '../engine/sectionText';
import type { SearchRecord } from '../records';

/** A name in the code of more sections than this leads to none of them. */
const most = 3;
/** What a sample calls its own things is short; codes and exported names are joined by `_` or long. */
const declared = /.{16}|[A-Z]_[A-Z]/;

const namesIn = (text: string) => text.match(/[\p{L}_$][\p{L}\p{N}_$]+/gu) ?? [];

/**
 * The records of one line with only those names of code that tell one section from others: neither what the code of
 * many sections has, nor what only one sample calls its own. The text of the line does not have the latter.
 */
export function withTellingNames(records: SearchRecord[]): SearchRecord[] {
  const names = records.map(({ code }) => code?.split(' ') ?? []);
  const counts = new Map<string, number>();
  for (const name of names.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const said = new Set(records.flatMap((record) => namesIn(`${headingOf(record)} ${record.content ?? ''}`)));
  const tells = (name: string) => (counts.get(name) ?? 0) <= most && (said.has(name) || declared.test(name));
  return records.map((record, at) => ({ ...record, code: names[at]?.filter(tells).join(' ') || null }));
}
