/**
 * Names in words: `a`, `a and b`, `a, b, and c`. The browser has `Intl.ListFormat` for it; the first thing of `Intl` that a
 * page makes keeps a phone busy for 43 ms, and the demo shows a list before anything else.
 */
export function listInWords(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
