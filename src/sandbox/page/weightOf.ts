/** Bytes of a message that count as one more, and parts of it that are looked at: what is no report may be of any size. */
const bytesOfOne = 500;
const mostParts = 1000;

/** As how many messages one counts, by its size. */
export function weightOf(data: unknown): number {
  let bytes = 0;
  const parts: unknown[] = [data];
  for (let at = 0; at < parts.length; at += 1) {
    if (parts.length > mostParts) return Number.POSITIVE_INFINITY;
    const part = parts[at];
    if (typeof part === 'string') bytes += part.length;
    else if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) bytes += part.byteLength;
    else if (part instanceof Blob) bytes += part.size;
    else if (part instanceof Map || part instanceof Set) parts.push(...[...part].slice(0, mostParts));
    else if (typeof part === 'object' && part !== null) {
      const values = Object.values(part);
      // A part that is in itself is looked at as often as there is room.
      parts.push(...values.slice(0, mostParts + 1));
    }
  }
  return 1 + Math.floor(bytes / bytesOfOne);
}
