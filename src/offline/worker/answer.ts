import { withSearch } from '../../../hosting/redirect.mjs';
import { digestOf } from '../digest';
import type { Store } from '../store';
import { BuildIndex, type Found } from './BuildIndex';

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
  /** Builds of the tabs that have come since this worker started, which the browser may not list yet. */
  readonly recent = new Map<string, string>();

  constructor(store: Store, scope: string) {
    this.#store = store;
    this.#scope = scope;
  }

  /** The answer to a request for something of the site. */
  answer(asked: PageRequest): Promise<Response> {
    return asked.request.mode === 'navigate' ? this.#page(asked) : this.#part(asked);
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
    const found = await kept(index.file(pathname));
    if (found) return found;
    // A page that this build does not have may be one of a newer build; its tab is none of ours then.
    try {
      return await fetch(request);
    } catch (error) {
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

  async #kept({ digest, status, headers }: Found): Promise<Response | undefined> {
    const kept = await this.#store.file(digest);
    return kept && new Response(kept.body, { status, headers });
  }

  /** A file of a tab's build that is not kept, such as a large engine's: from the host, if it is still the same there. */
  async #fetched(request: Request, { digest, headers }: Found): Promise<Response> {
    const response = await fetch(request);
    const bytes = await response.arrayBuffer();
    return (await digestOf(bytes)) === digest ? new Response(bytes, { headers }) : Response.error();
  }

  async #join(client: string, version: string): Promise<void> {
    this.recent.set(client, version);
    await this.#store.keepTab(client, version);
  }
}

const isNamedAfterContent = ({ headers }: Found) => /\bimmutable\b/.test(headers['cache-control'] ?? '');
