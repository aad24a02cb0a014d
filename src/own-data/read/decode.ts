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

/** How a text is encoded, by its mark or by what stands in its beginning. */
function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[1];
  // In UTF-16, every other byte of a text in Latin letters is 0.
  const zeros = [0, 0];
  const some = bytes.subarray(0, 2000);
  some.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > some.length / 8 && even < odd / 4) return 'utf-16le';
  if (even > some.length / 8 && odd < even / 4) return 'utf-16be';
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of the beginning of a file. */
export const decodeHead = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: true });

/** Longest character of UTF-8, in bytes. */
const longest = 4;

/** A mark, or zeros in between: what shows how a text is encoded before it has any other character than those of ASCII. */
const isShown = (bytes: Uint8Array) => encodingOf(bytes.subarray(0, 2000)) !== 'utf-8' || bytes[0] === 0xef;

/**
 * The bytes of a file from where they show how they are encoded. In Windows-1252, which nothing marks, the first letter that
 * says so may come late, and a character that is cut off at the end of a piece says nothing.
 * @param pieces in their order
 * @returns each piece with its encoding, which all have from the first on that is not of ASCII alone
 */
async function* encoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<{ bytes: Uint8Array; encoding: string }> {
  let encoding: string | undefined;
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
  if (held) yield { bytes: held, encoding: isWhole(held) ? 'utf-8' : 'windows-1252' };
}

/** Whether bytes are UTF-8 to their end. */
function isWhole(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * A text, piece by piece, with `\n` for every kind of line break.
 * @param most bytes after which it ends
 */
export async function* piecesOf(
  blob: Blob,
  problems: Problems,
  onBytes: (bytes: number) => void,
  most = limits.streamedBytes,
): AsyncGenerator<string> {
  let decoder = new TextDecoder();
  let isCut = false;
  let isTold = false;
  const end = Math.min(blob.size, most);
  let at = 0;
  for await (const { bytes, encoding } of encoded(bytesOf(blob, end))) {
    if (encoding !== decoder.encoding) {
      if (encoding === 'windows-1252')
        problems.add({ message: 'The file is not encoded in UTF-8; it is read as Windows-1252.' });
      decoder = new TextDecoder(encoding);
    }
    at += bytes.length;
    let text: string = (isCut ? '\r' : '') + decoder.decode(bytes, { stream: at < blob.size });
    // What follows in the next piece may belong to it.
    isCut = at < end && text.endsWith('\r');
    if (isCut) text = text.slice(0, -1);
    if (!isTold && text.includes('\ufffd')) {
      problems.add({ message: 'Some characters of the file are damaged; they are shown as \ufffd.' });
      isTold = true;
    }
    onBytes(at);
    yield text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  }
  if (blob.size > most)
    problems.add({
      message: `The file has ${megabytes(blob.size)}; its first ${megabytes(most)} are read, and the rest is left out.`,
    });
}

/** A whole text. */
export async function wholeText(
  blob: Blob,
  problems: Problems,
  onBytes: (bytes: number) => void = () => {},
): Promise<string> {
  const pieces: string[] = [];
  for await (const text of piecesOf(blob, problems, onBytes, Number.POSITIVE_INFINITY)) pieces.push(text);
  return pieces.join('');
}
