import { download, missingFiles } from '../download';
import { fetchManifest } from '../fetchManifest';
import { Store } from '../store';
import { Answers } from './answer';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;
/** Digest of the manifest of the build that this script came with: with each build the script is another one. */
declare const VERSION: string;

const { scope } = self.registration;
const store = new Store(scope);
const answers = new Answers(store, scope);

/** Fetches this script's build whole, and makes it the one that new pages are taken from. */
async function update(): Promise<void> {
  const wanted = await store.wanted();
  // Nothing is kept: the visitor or the browser has removed it.
  if (!wanted) return;
  const { version, text, manifest } = await fetchManifest(scope);
  // The host is between two builds; the browser asks again with the next page.
  if (version !== VERSION) throw new Error(`The manifest is of the build ${version}, the worker of ${VERSION}.`);
  await download({ store, scope, manifest, parts: wanted.parts });
  // Removed, or chosen otherwise, while it was being fetched.
  const now = await store.wanted();
  if (!now) return void (await store.clear());
  if ((await missingFiles(store, manifest, now.parts)).length) return;
  await store.keepBuild(version, text);
  await store.want({ ...now, active: version });
}

async function pruneTabs(): Promise<void> {
  const open = new Set((await self.clients.matchAll({ includeUncontrolled: true, type: 'all' })).map(({ id }) => id));
  await store.pruneTabs((id) => open.has(id) || answers.recent.has(id));
}

// At once: tabs of the build before are answered from that build by this worker, too.
self.addEventListener('install', (event) => event.waitUntil(update().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    self.clients
      .claim()
      .then(pruneTabs)
      .then(() => store.prune()),
  ),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const answer = answers.answer(event);
  event.respondWith(answer);
  if (request.mode === 'navigate') event.waitUntil(answer.then(pruneTabs, () => {}));
});
