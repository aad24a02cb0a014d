import type { Manifest } from './manifest';

/** What the visitor has asked for, and which build is complete. */
export type Wanted = {
  /** Ids of the large engines that belong to it. */
  parts: string[];
  /** Digest of the manifest of the build that new pages are taken from; none before the first one is complete. */
  active?: string;
};

/** The name of the cache of a site, which may share its origin with others. */
export const cacheName = (scope: string) => `offline ${new URL(scope).pathname}`;

/**
 * What is kept in the browser, in one cache: files under their digests, so that builds share what is the same in them;
 * manifests under theirs; which build each tab is of; and what is wanted. Page and worker both open it.
 */
export class Store {
  readonly #scope: string;

  constructor(scope: string) {
    this.#scope = scope;
  }

  /** No page stands at these addresses: they are names within the cache. */
  #address = (kind: 'file' | 'build' | 'tab' | 'wanted', name = '') => `${this.#scope}.offline/${kind}/${name}`;
  #open = () => caches.open(cacheName(this.#scope));
  /** A look that leaves nothing behind where nothing is kept. */
  #match = (address: string) => caches.match(address, { cacheName: cacheName(this.#scope) });

  async #names(kind: 'file' | 'build' | 'tab'): Promise<string[]> {
    if (!(await caches.has(cacheName(this.#scope)))) return [];
    const prefix = this.#address(kind);
    const keys = await (await this.#open()).keys();
    return keys.flatMap(({ url }) => (url.startsWith(prefix) ? [url.slice(prefix.length)] : []));
  }
  async #put(address: string, body: BodyInit) {
    await (await this.#open()).put(address, new Response(body));
  }
  async #remove(address: string) {
    await (await this.#open()).delete(address);
  }

  /** Undefined where the visitor wants nothing, or the browser has removed it. */
  async wanted(): Promise<Wanted | undefined> {
    return (await this.#match(this.#address('wanted')))?.json();
  }
  want = (wanted: Wanted) => this.#put(this.#address('wanted'), JSON.stringify(wanted));

  file = (digest: string): Promise<Response | undefined> => this.#match(this.#address('file', digest));
  files = () => this.#names('file');
  keepFile = (digest: string, bytes: ArrayBuffer) => this.#put(this.#address('file', digest), bytes);

  async build(version: string): Promise<Manifest | undefined> {
    return (await this.#match(this.#address('build', version)))?.json();
  }
  builds = () => this.#names('build');
  keepBuild = (version: string, text: string) => this.#put(this.#address('build', version), text);

  /** The build that a tab, or a worker of a tab, was loaded from. */
  async tab(id: string): Promise<string | undefined> {
    return (await this.#match(this.#address('tab', id)))?.text();
  }
  keepTab = (id: string, version: string) => this.#put(this.#address('tab', id), version);

  /**
   * Forgets tabs that are closed.
   * @param isOpen whether a tab is still there
   */
  async pruneTabs(isOpen: (id: string) => boolean): Promise<void> {
    for (const id of await this.#names('tab')) if (!isOpen(id)) await this.#remove(this.#address('tab', id));
  }

  /** Removes what nobody needs any more: builds that are neither active nor of a tab, and files of no build. */
  async prune(): Promise<void> {
    const tabs = await Promise.all((await this.#names('tab')).map((id) => this.tab(id)));
    const needed = new Set([(await this.wanted())?.active, ...tabs]);
    const kept = new Set<string>();
    for (const version of await this.builds())
      if (needed.has(version)) for (const [, digest] of (await this.build(version))?.files ?? []) kept.add(digest);
      else await this.#remove(this.#address('build', version));
    for (const digest of await this.files()) if (!kept.has(digest)) await this.#remove(this.#address('file', digest));
  }

  /** Removes everything. */
  clear = () => caches.delete(cacheName(this.#scope));
}
