import { withSearch } from '../../../hosting/redirect.mjs';
import { digestOf } from '../digest';
import type { Store } from '../store';
import { BuildIndex, type Found } from './BuildIndex';

/** Bytes of a file below which it is sent only once it has been looked at. */
const checkedFirst = 4 * 2 ** 20;

/** What is needed here of a request and of who asks. */
export type PageRequest = {
  request: Request;
  /** The tab, or the worker of a tab, that asks; empty for a page that is opened. */
  clientId: string;
  /** The tab or worker that the answer makes. */
  resultingClientId: string;
};

/**
 * Answers for one worker. A tab is given the build that its page came from, whatever has become active since; which build
 * that is stands in the store, because the browser ends a worker and starts it again when it likes.
 */
export class Answers {
  readonly #store: Store;
  readonly #scope: string;
  readonly #indexes = new Map<string, Promise<BuildIndex | undefined>>();
  /** Digests of kept files whose bytes are others; they are kept anew when they are next fetched. */
  readonly #damaged = new Set<string>();
  /** Builds of the tabs that have come since this worker started, which the browser may not list yet. */
  readonly recent = new Map<string, string>();

  constructor(store: Store, scope: string) {
    this.#store = store;
    this.#scope = scope;
  }

  /** The answer to a request for something of the site. */
  answer(request: PageRequest): Promise<Response> {
    return request.request.mode === 'navigate' ? this.#page(request) : this.#part(request);
  }

  #index(version: string | undefined): Promise<BuildIndex | undefined> {
    if (!version) return Promise.resolve(undefined);
    const known = this.#indexes.get(version);
    if (known) return known;
    const index = this.#store
      .build(version)
      .then((manifest) => manifest && new BuildIndex(manifest, new URL(this.#scope).pathname));
    this.#indexes.set(version, index);
    return index;
  }

  async #page({ request, resultingClientId }: PageRequest): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const version = (await this.#store.wanted())?.active;
    const index = await this.#index(version);
    if (!version || !index) return fetch(request);
    const moved = index.redirect(pathname);
    if (moved !== undefined) return Response.redirect(new URL(withSearch(moved, search), this.#scope).href, 302);
    const kept = async (found: Found | undefined) => {
      const response = found && (await this.#kept(found));
      if (response && resultingClientId) await this.#join(resultingClientId, version);
      return response;
    };
    const file = index.file(pathname);
    const found = await kept(file);
    if (found) return found;
    const isDamaged = file !== undefined && this.#damaged.has(file.digest);
    // A page that this build does not have may be one of a newer build; its tab is none of ours then.
    try {
      const response = await fetch(request);
      if (isDamaged) await this.#repair(file, await response.clone().arrayBuffer());
      return response;
    } catch (error) {
      if (isDamaged) return damagedPage();
      const missing = await kept(index.missing);
      if (missing) return missing;
      throw error;
    }
  }

  async #part({ request, clientId, resultingClientId }: PageRequest): Promise<Response> {
    const { pathname } = new URL(request.url);
    const version = this.recent.get(clientId) ?? (await this.#store.tab(clientId));
    if (version) {
      const found = (await this.#index(version))?.file(pathname);
      // The worker of a tab is of the tab's build.
      if (found && resultingClientId) await this.#join(resultingClientId, version);
      return found ? ((await this.#kept(found)) ?? this.#fetched(request, found)) : fetch(request);
    }
    // The page came from the network. What is named after its content is the same in every build.
    const found = (await this.#index((await this.#store.wanted())?.active))?.file(pathname);
    const response = found && (await this.#kept(found));
    if (!response || isNamedAfterContent(found)) return response ?? fetch(request);
    return fetch(request).catch(() => response);
  }

  /** A kept file; nothing of one that the browser has removed, or whose bytes are others than the build had. */
  async #kept({ digest, status, headers }: Found): Promise<Response | undefined> {
    const bytes = await (await this.#store.file(digest))?.arrayBuffer().catch(() => undefined);
    if (!bytes || this.#damaged.has(digest)) return undefined;
    const isDamaged = this.#isDamaged(digest, bytes);
    // To look takes 2 ms for each MB. A large engine is looked at behind its answer: a damaged one is fetched when it is asked for
    // again.
    if (bytes.byteLength < checkedFirst && (await isDamaged)) return undefined;
    return new Response(bytes, { status, headers });
  }

  async #isDamaged(digest: string, bytes: ArrayBuffer): Promise<boolean> {
    const isDamaged = (await digestOf(bytes)) !== digest;
    if (isDamaged) this.#damaged.add(digest);
    return isDamaged;
  }

  /** A file of a tab's build that is not kept, such as a large engine's: from the host, if it is still the same there. */
  async #fetched(request: Request, found: Found): Promise<Response> {
    const { digest, headers } = found;
    const response = await fetch(request);
    const bytes = await response.arrayBuffer();
    if ((await digestOf(bytes)) !== digest) return Response.error();
    if (this.#damaged.has(digest)) await this.#repair(found, bytes);
    return new Response(bytes, { headers });
  }

  /** Keeps a damaged file anew, if these are the bytes that it had. What there is no room for stays damaged. */
  async #repair({ digest }: Found, bytes: ArrayBuffer): Promise<void> {
    if ((await digestOf(bytes)) !== digest) return;
    await this.#store.keepFile(digest, bytes).then(
      () => this.#damaged.delete(digest),
      () => {},
    );
  }

  async #join(client: string, version: string): Promise<void> {
    this.recent.set(client, version);
    await this.#store.keepTab(client, version);
  }
}

/** What a visitor without a connection reads in the place of a page that is damaged. */
const damagedPage = () =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Damaged offline copy</title><h1>The offline copy of this page is damaged</h1>
<p>It cannot be shown without a connection. Connect to the network and reload the page: it is then fetched and kept anew.</p></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );

const isNamedAfterContent = ({ headers }: Found) => /\bimmutable\b/.test(headers['cache-control'] ?? '');
