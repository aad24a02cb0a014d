import { digestOf } from './digest';
import { addressOf, bytesOf, chosenFiles, type Manifest, type ManifestFile } from './manifest';
import type { Store } from './store';

/** Why a build could not be kept. */
export type Reason = 'interrupted' | 'changed' | 'full';

export class DownloadError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Requests at the same time: as many as browsers make over HTTP/1.1. */
const lanes = 6;

export type Download = {
  store: Store;
  /** Base URL of the site, with its origin. */
  scope: string;
  manifest: Manifest;
  /** Ids of the large engines to be kept, too. */
  parts: readonly string[];
  signal?: AbortSignal;
  /** Told of the bytes that are there, of all that there are to be. */
  onProgress?: (done: number, all: number) => void;
};

/**
 * Fetches what is missing of a build, checks each file by its digest and keeps it. A download that was interrupted goes on
 * where it stopped. It activates nothing.
 * @throws {DownloadError} and leaves what has come; a DOMException when it was aborted
 */
export async function download({ store, scope, manifest, parts, signal, onProgress }: Download): Promise<void> {
  const files = chosenFiles(manifest, parts);
  const present = new Set(await store.files());
  // Pages may be the same: one file under two names.
  const missing = [...new Map(files.map((file) => [file[1], file])).values()].filter(
    ([, digest]) => !present.has(digest),
  );
  const all = bytesOf(files);
  let done = all - bytesOf(missing);
  onProgress?.(done, all);
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const queue = missing.values();
  const lane = async () => {
    for (const file of queue) {
      await keep(store, file, await fetchFile(scope, file, either));
      done += file[2];
      onProgress?.(done, all);
    }
  };
  // To stop one is to stop all; the call ends with the last, so that nothing is stored after it.
  const ended = Array.from({ length: lanes }, () =>
    lane().catch((error) => {
      stop.abort();
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(ended)).flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  signal?.throwIfAborted();
  // The others were aborted by the first.
  if (failed.length) throw failed.find((error) => error instanceof DownloadError) ?? failed[0];
}

/** The bytes of a file, if they are the ones that the build has made. */
async function fetchFile(scope: string, [name, digest]: ManifestFile, signal: AbortSignal): Promise<ArrayBuffer> {
  const address = scope + addressOf(name);
  let isThere = false;
  const attempts: [string, RequestCache][] = [
    [address, 'default'],
    // What the browser's own cache or a host in between has kept may be old: the second time, it is asked past them.
    [address, 'reload'],
  ];
  // A host that knows only names of files has the page of missing ones, say, at its name alone.
  if (name !== addressOf(name)) attempts.push([scope + name, 'reload']);
  for (const [at, cache] of attempts) {
    const response = await fetch(at, { cache, signal }).catch(() => undefined);
    const bytes = await response?.arrayBuffer().catch(() => undefined);
    signal.throwIfAborted();
    if (!bytes) continue;
    isThere ||= Boolean(response && response.status < 500);
    if ((await digestOf(bytes)) === digest) return bytes;
  }
  throw isThere
    ? new DownloadError('changed', `${name} is not the file that the build has made.`)
    : new DownloadError('interrupted', `${name} did not arrive.`);
}

async function keep(store: Store, [name, digest]: ManifestFile, bytes: ArrayBuffer): Promise<void> {
  try {
    await store.keepFile(digest, bytes);
  } catch (error) {
    throw new DownloadError('full', `${name} could not be stored: ${(error as Error).message}`);
  }
}

/** Files of a build's chosen parts that are not kept: none, or the browser has removed some. */
export async function missingFiles(
  store: Store,
  manifest: Manifest,
  parts: readonly string[],
): Promise<ManifestFile[]> {
  const present = new Set(await store.files());
  return chosenFiles(manifest, parts).filter(([, digest]) => !present.has(digest));
}
