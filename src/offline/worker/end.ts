import { cacheName } from '../store';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** What an owner publishes in place of the worker to end offline use: it removes what visitors have, and itself. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete(cacheName(self.registration.scope)).then(() => self.registration.unregister())),
);
