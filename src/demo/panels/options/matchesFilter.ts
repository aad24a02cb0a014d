/**
 * Whether an option has every word of a filter in its name or its explanation, in any case and order.
 * @param filter what the visitor typed; an empty filter matches everything
 */
export function matchesFilter({ label, explanation }: { label: string; explanation: string }, filter: string): boolean {
  const text = `${label} ${explanation}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
