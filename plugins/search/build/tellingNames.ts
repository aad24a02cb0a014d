import type { SearchRecord } from '../records';

/** What a sample calls its own things is short; codes and exported names are joined by `_` or long. */
const declared = /.{16}|[A-Z]_[A-Z]/;

/**
 * The records of one line with only those names of code that lead to one section: neither what the code of several
 * sections has, nor short names, which samples make up and which the text of their pages explains where they matter.
 */
export function withTellingNames(records: SearchRecord[]): SearchRecord[] {
  const names = records.map(({ code }) => code?.split(' ') ?? []);
  const counts = new Map<string, number>();
  for (const name of names.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const tells = (name: string) => counts.get(name) === 1 && declared.test(name);
  return records.map((record, at) => ({ ...record, code: names[at]?.filter(tells).join(' ') || null }));
}
