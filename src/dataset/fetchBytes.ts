/** How much of a file has arrived, in bytes. The total is not known of a file that travels compressed. */
export type Progress = { loaded: number; total?: number };

/**
 * Fetches a file and tells how far it is.
 * @param name how errors call the file
 * @throws when the server does not answer or answers with an error
 */
export async function fetchBytes(
  address: string,
  name: string,
  onProgress: (progress: Progress) => void = () => {},
  init: RequestInit = {},
): Promise<Uint8Array> {
  const response = await fetch(address, init).catch(() => {
    throw new Error(`${name} could not be fetched.`);
  });
  if (!response.ok || !response.body)
    throw new Error(`${name} could not be fetched: the server says ${response.status}.`);
  const total = Number(response.headers.get('content-encoding') ? 0 : response.headers.get('content-length'));
  const parts: Uint8Array[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(`${name} broke off after ${loaded} bytes.`);
    });
    if (done) break;
    parts.push(value);
    loaded += value.length;
    onProgress(total > 0 ? { loaded, total } : { loaded });
  }
  const bytes = new Uint8Array(loaded);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
