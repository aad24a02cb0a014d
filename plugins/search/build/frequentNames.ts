import type { SearchRecord } from '../records';

/** A name in the code of more sections than this leads to none of them; half of a line's code is such names. */
const most = 3;

/** The records of one line without the names that the code of many sections has. */
export function withoutFrequentNames(records: SearchRecord[]): SearchRecord[] {
  const names = records.map(({ code }) => code?.split(' ') ?? []);
  const counts = new Map<string, number>();
  for (const name of names.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return records.map((record, at) => ({
    ...record,
    code: names[at]?.filter((name) => (counts.get(name) ?? 0) <= most).join(' ') || null,
  }));
}
