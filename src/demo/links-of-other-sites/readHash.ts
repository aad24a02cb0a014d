import { DamagedLink } from './DamagedLink';
import { isOption } from './names';

/** The parts of a hash. */
export type HashParts = {
  /** What `s` holds: a packed state. */
  packed?: string;
  /** A toolkit. */
  style?: string;
  /** Options by their names, whether or not there is such a one. */
  options: Map<string, boolean>;
};

/** Longest hash that is looked at, in characters; each of a packed state may be written as three. */
const longest = 320 * 1024;

/** The pairs of a hash, which mails and chats may have escaped once more. */
function pairsOf(hash: string): [string, string][] {
  const isEscaped = !hash.includes('=') && /%3d/i.test(hash);
  const plain = isEscaped ? new URLSearchParams(`x=${hash}`).get('x') : hash;
  return [...new URLSearchParams((plain ?? '').replaceAll('&amp;', '&'))];
}

/**
 * The parts of a hash that a demo of react-querybuilder.js.org wrote: `#a=true&b=false&s=…`, or `#style=antd`.
 * @param hash without its `#`
 * @returns nothing for a hash that looks like something else
 * @throws {DamagedLink} when it is too long
 */
export function readHash(hash: string): HashParts | undefined {
  if (hash.length > longest) throw new DamagedLink(`it is too long: ${hash.length} characters, of ${longest} at most`);
  const pairs = pairsOf(hash);
  const isFlag = ([name, value]: [string, string]) => /^\w+$/.test(name) && (value === 'true' || value === 'false');
  const isTheirs = pairs.some((pair) => pair[0] === 's' || pair[0] === 'style' || isOption(pair[0]) || isFlag(pair));
  if (!isTheirs) return undefined;
  const parts: HashParts = { options: new Map() };
  for (const [name, value] of pairs)
    if (name === 's') parts.packed ??= value;
    else if (name === 'style') parts.style ??= value;
    else if (name !== '') parts.options.set(name, value === 'true');
  return parts;
}
