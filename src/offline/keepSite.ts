import { DownloadError, download, missingFiles } from './download';
import { type FetchedManifest, fetchManifest } from './fetchManifest';
import { chosenFiles, type ManifestFile, workerFile } from './manifest';
import { Store } from './store';

/** What is kept of the site in this browser. */
export type Kept = {
  /** `lost`: it was complete, and the browser has removed files since. `partial`: a download did not end. */
  state: 'none' | 'partial' | 'complete' | 'lost';
  /** Ids of the large engines that were chosen. */
  parts: string[];
  /** Files that are still to come. */
  missing: ManifestFile[];
};

/** Whether this browser keeps sites at all. Over plain HTTP none does. */
export const isSupported = () => 'serviceWorker' in navigator && 'caches' in window && isSecureContext;

/**
 * What is kept.
 * @param fetched the build that the host serves; without it, as in a tab that is offline, the active one is looked at
 */
export async function keptOf(scope: string, fetched?: FetchedManifest): Promise<Kept> {
  const store = new Store(scope);
  const wanted = await store.wanted();
  const isRegistered = Boolean(await navigator.serviceWorker.getRegistration(scope));
  if (!wanted) return { state: isRegistered ? 'lost' : 'none', parts: [], missing: fetched?.manifest.files ?? [] };
  const { parts, active } = wanted;
  const manifest = active ? await store.build(active) : fetched?.manifest;
  const missing = manifest ? await missingFiles(store, manifest, parts) : [];
  if (!active) return { state: 'partial', parts, missing };
  return { state: !manifest || missing.length ? 'lost' : 'complete', parts, missing };
}

/** Bytes of storage that some parts of a build take, about. */
const storedBytes = ({ manifest }: FetchedManifest, parts: readonly string[]) =>
  manifest.parts.reduce((sum, { id, stored }, at) => (at === 0 || parts.includes(id) ? sum + stored : sum), 0);

/**
 * Downloads the build that the host serves, makes it the active one and registers the worker that answers from it.
 * @returns the build that was taken: the host may have moved on to another one meanwhile
 * @throws {DownloadError}, a DOMException when it was aborted, or what the browser says of the worker
 */
export async function makeAvailable(
  scope: string,
  first: FetchedManifest,
  parts: string[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, all: number) => void },
): Promise<FetchedManifest> {
  const store = new Store(scope);
  const before = await store.wanted();
  await expectRoom(storedBytes(first, parts), first, store);
  await orFull(store.want({ ...before, parts }));
  const get = (fetched: FetchedManifest) =>
    download({ store, scope, manifest: fetched.manifest, parts, signal, onProgress });
  let fetched = first;
  try {
    await get(fetched);
  } catch (error) {
    if (!(error instanceof DownloadError) || error.reason !== 'changed') throw error;
    // The site was updated in the middle of it: most files are the same in the newer build.
    fetched = await fetchManifest(scope);
    if (fetched.version === first.version) throw error;
    await get(fetched);
  }
  await orFull(store.keepBuild(fetched.version, fetched.text));
  await orFull(store.want({ parts, active: fetched.version }));
  await started(await navigator.serviceWorker.register(scope + workerFile, { scope, updateViaCache: 'none' }));
  // Asked for once something is kept: browsers that ask the visitor do so for a reason then. Nobody waits for the answer,
  // which Firefox gives when the visitor does.
  navigator.storage?.persist?.().catch(() => {});
  return fetched;
}

/** Waits until a worker answers. One that cannot take its build, as when the host has just moved on, gives up. */
function started({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.onstatechange = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new DownloadError('changed', 'The worker did not start.'));
    };
  });
}

/** Some browsers end a download of megabytes with the last one: what they say of their room is heeded before. */
async function expectRoom(needed: number, { manifest }: FetchedManifest, store: Store): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota === undefined) return;
  const present = new Set(await store.files());
  const all = chosenFiles(
    manifest,
    manifest.parts.map(({ id }) => id),
  );
  const share = all.filter(([, digest]) => !present.has(digest)).length / all.length;
  if (needed * share > quota - usage) throw new DownloadError('full', `${quota - usage} bytes of storage are free.`);
}

const orFull = <Result>(work: Promise<Result>) =>
  work.catch((error: Error): never => {
    throw new DownloadError('full', error.message);
  });

/** Removes what has come of a download that ended too soon; a build that was complete before stays. */
export async function removePartial(scope: string): Promise<void> {
  const store = new Store(scope);
  const wanted = await store.wanted();
  if (wanted?.active) await store.prune();
  else await store.clear();
}

/** Removes everything that is kept, and the worker. */
export async function removeAll(scope: string): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister();
  await new Store(scope).clear();
}
