import type { PageRequest } from './answer';

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
type Events = {
  install: Extendable;
  activate: Extendable;
  fetch: Extendable & PageRequest & { respondWith: (response: Promise<Response>) => void };
};

/** What is needed here of the scope that a service worker runs in. TypeScript's own types of it exclude those of pages. */
export type WorkerScope = {
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister'>;
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<{ id: string }[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
};
