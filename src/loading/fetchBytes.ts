import { patience } from './LoadFailure';
import { VisitorError } from './VisitorError';

/**
 * How much of a file has arrived, in bytes, or of the rows of a table. The total is not known of a file that travels compressed.
 */
export type Progress = { loaded: number; total?: number; unit?: 'rows' };

/** Milliseconds without a byte after which a file is given up. */
export const stallLimit = patience;

/**
 * Fetches a file and tells how far it is.
 * @param name how errors call the file
 * @throws {VisitorError} when the server does not answer, answers with an error, or stops in the middle
 */
export async function fetchBytes(
  address: string,
  name: string,
  onProgress: (progress: Progress) => void = () => {},
  init: RequestInit = {},
): Promise<Uint8Array> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const live = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), stallLimit);
  };
  const failure = (words: string) =>
    new VisitorError(
      stalled.signal.aborted ? `${name} did not arrive: nothing came for ${stallLimit / 1000} s.` : words,
    );
  live();
  try {
    const response = await fetch(address, { ...init, signal: stalled.signal }).catch(() => {
      throw failure(`${name} could not be fetched.`);
    });
    if (!response.ok || !response.body)
      throw failure(`${name} could not be fetched: the server says ${response.status}.`);
    const total = Number(response.headers.get('content-encoding') ? 0 : response.headers.get('content-length'));
    const parts: Uint8Array[] = [];
    let loaded = 0;
    const reader = response.body.getReader();
    for (;;) {
      live();
      const { done, value } = await reader.read().catch(() => {
        throw failure(`${name} broke off after ${loaded} bytes.`);
      });
      if (done) break;
      parts.push(value);
      loaded += value.length;
      onProgress(total > 0 ? { loaded, total } : { loaded });
    }
    return joined(parts, loaded);
  } finally {
    clearTimeout(timer);
  }
}

function joined(parts: Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
