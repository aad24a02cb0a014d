import { contentOf, type Decoded, type LinkContent, readContent } from './content';

/** Largest file that is written or read, in bytes. */
export const fileLimit = 5_000_000;

/** The text of a file that carries a state, what a link carries, as JSON; nothing if it would not be read again. */
export function stateFileText(carried: LinkContent): string | undefined {
  const made = contentOf(carried);
  if ('reason' in made) return undefined;
  const text = `${JSON.stringify(made.content, null, 1)}\n`;
  return new Blob([text]).size > fileLimit ? undefined : text;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Reads a file that anybody may have written, by the rules of a link; it never throws. A file that is a query alone, such
 * as a JSON export, is read as well.
 * @param now what such a file leaves as it is
 */
export async function readStateFile(file: Blob, now: LinkContent): Promise<Decoded> {
  if (file.size > fileLimit) {
    const [size, most] = [file.size, fileLimit].map((bytes) => bytes.toLocaleString('en-US'));
    return { ok: false, reason: `it is too long: ${size} bytes, of ${most} at most` };
  }
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return { ok: false, reason: 'it is no JSON, or only a part of it' };
  }
  if (!isObject(content) || !('rules' in content)) return readContent(content);
  const present = contentOf({ ...now, state: { ...now.state, query: { combinator: 'and', rules: [] } } });
  return 'reason' in present
    ? { ok: false, reason: present.reason }
    : readContent({ ...(present.content as object), q: content });
}
