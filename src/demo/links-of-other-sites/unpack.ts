import { Inflate } from 'fflate';
import * as v from 'valibot';
import { DamagedLink } from './DamagedLink';

/** Most characters of a packed state, and most bytes that may come out of it. */
export const limits = { packed: 100 * 1024, unpacked: 1024 * 1024 };

/** Bytes that are unpacked at once, of which at most about a megabyte comes: a bomb is stopped soon. */
const step = 1024;

const count = (number: number) => number.toLocaleString('en-US');

/** What their demos pack. Keys that are not known are left out. */
const schema = v.object({
  options: v.optional(v.record(v.string(), v.unknown())),
  style: v.optional(v.string()),
  query: v.optional(v.unknown()),
  queryIC: v.optional(v.unknown()),
});
export type PackedState = v.InferOutput<typeof schema>;

/** Base64 as it may arrive: `+` as a space, in the alphabet for addresses, on several lines, without its end. */
function bytesOf(packed: string): Uint8Array {
  if (packed.length > limits.packed)
    throw new DamagedLink(`its part “s” has ${count(packed.length)} characters, of ${count(limits.packed)} at most`);
  const text = packed
    .replace(/[\r\n\t]/g, '')
    .replace(/=[= ]*$/, '')
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (text === '') throw new DamagedLink('its part “s” is empty');
  const strange = text.search(/[^A-Za-z0-9+/]/);
  if (strange >= 0) throw new DamagedLink(`character ${strange + 1} of its part “s” is none of base64`);
  if (text.length % 4 === 1) throw new DamagedLink('its part “s” lacks a character, or has one too many');
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** The checksum at the end of zlib data. */
function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}

/** Unpacks zlib data piece by piece, and no more than the limit. */
function inflate(bytes: Uint8Array): Uint8Array {
  const [method = 0, flags = 0] = bytes;
  const isZlib = bytes.length >= 8 && (method & 15) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 32) === 0;
  if (!isZlib) throw new DamagedLink('its part “s” does not begin like packed data');
  const out = new Uint8Array(limits.unpacked);
  let length = 0;
  const stream = new Inflate((part) => {
    if (length + part.length > out.length)
      throw new DamagedLink(`its part “s” unpacks to more than ${count(out.length)} bytes`);
    out.set(part, length);
    length += part.length;
  });
  // The checksum is no part of what is unpacked.
  const end = bytes.length - 4;
  try {
    for (let at = 2; at < end; at += step) stream.push(bytes.subarray(at, Math.min(at + step, end)), at + step >= end);
  } catch (error) {
    if (error instanceof DamagedLink) throw error;
    const place = length > 0 ? ` after ${count(length)} bytes of what is packed in it` : '';
    throw new DamagedLink(`its part “s” is ${(error as { code?: number }).code === 0 ? 'cut off' : 'damaged'}${place}`);
  }
  const unpacked = out.subarray(0, length);
  if (adler32(unpacked) !== new DataView(bytes.buffer, end).getUint32(0))
    throw new DamagedLink('its part “s” was changed on the way: its checksum is another');
  return unpacked;
}

/**
 * What the part `s` of a hash holds: base64 of zlib data of JSON.
 * @throws {DamagedLink} which says what is wrong with it
 */
export function unpack(packed: string): PackedState {
  const bytes = inflate(bytesOf(packed));
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DamagedLink('what is packed in its part “s” is no JSON');
  }
  const { success, output, issues } = v.safeParse(schema, content);
  if (success) return output;
  const [key] = issues[0].path ?? [];
  throw new DamagedLink(
    key
      ? `“${String(key.key)}” in its part “s” is of another kind`
      : 'what is packed in its part “s” is no state of a demo',
  );
}
