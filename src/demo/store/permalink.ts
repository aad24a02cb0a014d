import { limits, packText, unpackText } from '@site/src/query/hashText';
import { contentOf, type Decoded, type LinkContent, readContent } from './content';

/** How a link's hash begins: version 1 of what `encode` writes. */
const prefix = 'd1=';
/** Whether a hash is one of those. */
export const isPermalink = (hash: string): boolean => hash.startsWith(prefix);
const count = (characters: number) => characters.toLocaleString('en-US');
const tooLong = (what: string, length: number, most: number) =>
  `${what} ${count(length)} characters, of ${count(most)} at most`;

/** The hash, without `#`, that carries a state; or why none does: too large, or something that reading would refuse. */
export function linkHash(carried: LinkContent): { hash: string } | { reason: string } {
  const made = contentOf(carried);
  if ('reason' in made) return made;
  const text = JSON.stringify(made.content);
  if (text.length > limits.text) return { reason: tooLong('it has', text.length, limits.text) };
  const hash = prefix + packText(text);
  return hash.length > limits.hash ? { reason: tooLong('the link has', hash.length, limits.hash) } : { hash };
}

/** The hash that carries a state, if one does. */
export function encodePermalink(carried: LinkContent): string | undefined {
  const made = linkHash(carried);
  return 'hash' in made ? made.hash : undefined;
}

/** Reads a hash, without its `#`, that anybody may have written. It never throws. */
export function decodePermalink(hash: string): Decoded {
  if (!isPermalink(hash)) return { ok: false, reason: 'it was made by another site or a newer version' };
  if (hash.length > limits.hash) return { ok: false, reason: tooLong('it is too long:', hash.length, limits.hash) };
  try {
    return readContent(JSON.parse(unpackText(hash.slice(prefix.length))));
  } catch {
    return { ok: false, reason: 'it is damaged or incomplete' };
  }
}
