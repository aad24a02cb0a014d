/** The keys of every object in alphabetical order, which JSON does not care about. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
};

/**
 * An export on one line, so that two of them differ neither by indentation nor by the order of keys.
 * @param exported a text, which may be JSON, or an object, such as a statement with its parameters
 * @returns JSON with its keys in order; a text that is no JSON, such as SQL, as it is
 */
export function inKeyOrder(exported: unknown): string {
  if (typeof exported !== 'string') return JSON.stringify(sorted(exported));
  if (!/^\s*[[{]/.test(exported)) return exported;
  try {
    return JSON.stringify(sorted(JSON.parse(exported)));
  } catch {
    return exported;
  }
}
