import { limits, megabytes } from '../limits';
import type { Problems } from '../problems';

/** Bytes that are fetched at once; the first are few, so that the first rows are there soon. */
const firstPart = 2 ** 16;
const part = 2 ** 20;
/** Bytes that are looked at in one piece: what is made of a larger one outlives the collector's first round. */
const piece = 2 ** 16;

/** The bytes of a file up to an end, piece by piece. */
async function* bytesOf(blob: Blob, end: number): AsyncGenerator<Uint8Array> {
  const load = (from: number) => {
    const to = Math.min(end, from + (from === 0 ? firstPart : part));
    const loaded = blob.slice(from, to).arrayBuffer();
    // Its failure is told when it is waited for.
    loaded.catch(() => {});
    return { to, loaded };
  };
  for (let next = load(0), at = 0; at < end; ) {
    const { to, loaded } = next;
    const bytes = new Uint8Array(await loaded);
    // On its way while this one is looked at.
    if (to < end) next = load(to);
    for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece);
    at = to;
  }
}

const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** The share of the most frequent byte at every other place: in UTF-16, most letters of a script have the same first half. */
function shareOf(bytes: Uint8Array, from: number): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let at = from; at < bytes.length; at += 2, all += 1)
    counts[bytes[at] as number] = (counts[bytes[at] as number] as number) + 1;
  return Math.max(...counts) / Math.max(1, all);
}

/** Whether bytes can be a text; unless they are all of it, their last character may be cut. */
function canBe(bytes: Uint8Array, encoding: string, isWhole = false): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

/** Orders of UTF-16, with where the first half of a character is. */
const orders = [
  { encoding: 'utf-16le', first: 1 },
  { encoding: 'utf-16be', first: 0 },
];

/**
 * In which order bytes are UTF-16, of any script: tables have line breaks, separators or digits, of which the first half is 0.
 * Texts in other encodings hardly have a 0.
 */
function utf16In(bytes: Uint8Array): string | undefined {
  if (!bytes.includes(0)) return undefined;
  const counted = orders.map(({ encoding, first }) => {
    let count = 0;
    for (let at = 0; at + 1 < bytes.length; at += 2) {
      const letter = bytes[at + 1 - first] as number;
      if (bytes[at + first] === 0 && letter >= 9 && letter < 127) count += 1;
    }
    return { encoding, first, count };
  });
  const [most, other] = counted.sort((a, b) => b.count - a.count);
  if (!most || !other || most.count === 0 || other.count * 4 > most.count) return undefined;
  // A text of UTF-8 with some zeros in it: no byte is as frequent as the first half of a script's letters.
  if (canBe(bytes, 'utf-8') && shareOf(bytes, most.first) < 0.4) return undefined;
  return canBe(bytes, most.encoding) ? most.encoding : undefined;
}

/** How a text is encoded, by its mark or by what stands in its beginning. */
function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[1];
  const wide = utf16In(bytes.subarray(0, Math.min(2000, bytes.length - (bytes.length % 2))));
  if (wide) return wide;
  return canBe(bytes, 'utf-8') ? 'utf-8' : 'windows-1252';
}

/** The text of the beginning of a file. */
export const decodeHead = (bytes: Uint8Array, encoding = encodingOf(bytes)): string =>
  new TextDecoder(encoding).decode(bytes, { stream: true });

/** Longest character of UTF-8, in bytes. */
const longest = 4;

/** A mark, or zeros in between: what shows how a text is encoded before it has any other character than those of ASCII. */
const isShown = (bytes: Uint8Array) => encodingOf(bytes.subarray(0, 2000)) !== 'utf-8' || bytes[0] === 0xef;

/**
 * The bytes of a file from where they show how they are encoded. In Windows-1252, which nothing marks, the first letter that
 * says so may come late, and a character that is cut off at the end of a piece says nothing.
 * @param pieces in their order
 * @param chosen encoding of all of them, if the visitor has chosen one
 * @returns each piece with its encoding, which all have from the first on that is not of ASCII alone
 */
async function* encoded(
  pieces: AsyncIterable<Uint8Array>,
  chosen: string | undefined,
): AsyncGenerator<{ bytes: Uint8Array; encoding: string }> {
  let encoding = chosen;
  let held: Uint8Array | undefined;
  let isFirst = true;
  for await (const piece of pieces) {
    const bytes = held ? Uint8Array.from([...held, ...piece]) : piece;
    held = undefined;
    if (!encoding && !(isFirst && isShown(bytes))) {
      if (isAscii(bytes)) {
        isFirst = false;
        yield { bytes, encoding: 'utf-8' };
        continue;
      }
      if (isAscii(bytes.subarray(0, -longest))) {
        held = bytes;
        continue;
      }
    }
    isFirst = false;
    encoding ??= encodingOf(bytes);
    yield { bytes, encoding };
  }
  if (held) yield { bytes: held, encoding: canBe(held, 'utf-8', true) ? 'utf-8' : 'windows-1252' };
}

type PieceOptions = {
  /** Bytes after which a text ends. */
  most?: number;
  /** What the visitor chose; otherwise it is what the bytes look like. */
  encoding?: string | undefined;
  /** Told when a line break is of another kind. */
  onReturn?: () => void;
};

/**
 * A text, piece by piece, with `\n` for every kind of line break.
 */
export async function* piecesOf(
  blob: Blob,
  problems: Problems,
  onBytes: (bytes: number) => void,
  { most = limits.streamedBytes, encoding: chosen, onReturn }: PieceOptions = {},
): AsyncGenerator<string> {
  let decoder = new TextDecoder(chosen);
  let isCut = false;
  let isTold = false;
  const end = Math.min(blob.size, most);
  let at = 0;
  for await (const { bytes, encoding } of encoded(bytesOf(blob, end), chosen)) {
    if (encoding !== (chosen ?? decoder.encoding)) {
      if (encoding === 'windows-1252')
        problems.add('The file is not encoded in UTF-8; it is read as Windows-1252. Another encoding can be chosen.');
      decoder = new TextDecoder(encoding);
    }
    at += bytes.length;
    let text: string = (isCut ? '\r' : '') + decoder.decode(bytes, { stream: at < blob.size });
    // What follows in the next piece may belong to it.
    isCut = at < end && text.endsWith('\r');
    if (isCut) text = text.slice(0, -1);
    if (!isTold && text.includes('\ufffd')) {
      problems.add('Some characters of the file are damaged; they are shown as \ufffd.');
      isTold = true;
    }
    onBytes(at);
    const hasReturn = text.includes('\r');
    if (hasReturn) onReturn?.();
    yield hasReturn ? text.replace(/\r\n?/g, '\n') : text;
  }
  if (blob.size > most)
    problems.add(
      `The file has ${megabytes(blob.size)}; its first ${megabytes(most)} are read, and the rest is left out.`,
    );
}

/** A whole text. */
export async function wholeText(
  blob: Blob,
  problems: Problems,
  onBytes: (bytes: number) => void = () => {},
  encoding?: string,
): Promise<string> {
  const pieces: string[] = [];
  const options = { most: Number.POSITIVE_INFINITY, encoding };
  for await (const text of piecesOf(blob, problems, onBytes, options)) pieces.push(text);
  return pieces.join('');
}
