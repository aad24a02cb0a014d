import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Longest hash that is read or written, and the longest text that may come out of it. */
export const limits = { hash: 60_000, text: 400_000 };

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** A text as the hash of a link can carry it. */
export const packText = (text: string): string => toBase64Url(deflateSync(strToU8(text), { level: 9 }));

/** The text that `packText` was given. @throws when it is none of its, or too large */
export function unpackText(packed: string): string {
  // A fixed buffer: a few bytes can unpack to gigabytes.
  const out = inflateSync(fromBase64Url(packed), { out: new Uint8Array(limits.text * 3) });
  if (out.length >= limits.text * 3) throw new Error('too large');
  return strFromU8(out);
}
