const indented = (value: unknown) => JSON.stringify(value, null, 2) ?? String(value);

/** What was exported, as text that can be shown and copied: an object, or text that is JSON, with line breaks. */
export function printExport(value: unknown): string {
  if (typeof value !== 'string') return indented(value);
  if (!/^[[{]/.test(value)) return value;
  try {
    return indented(JSON.parse(value));
  } catch {
    return value; // a fallback expression may make it invalid
  }
}
