import { cleanPath } from '../../../hosting/cleanPath.mjs';
import { addressOf, type Manifest, missingPage } from '../manifest';

/** A file that a build has at an address. */
export type Found = { digest: string; headers: Record<string, string>; status: 200 | 404 };

/** What a build has at which address, by the rules that hosts have of `hosting/rules.mjs`. */
export class BuildIndex {
  readonly #found = new Map<string, Found>();
  readonly #redirects: Map<string, string>;
  readonly #base: string;

  /** @param base path of the site, with both slashes */
  constructor({ files, headers, redirects }: Manifest, base: string) {
    this.#base = base;
    this.#redirects = new Map(redirects.map(([from, to]) => [base + from, base + to]));
    for (const [name, digest, , at] of files)
      this.#found.set(base + addressOf(name), {
        digest,
        headers: headers[at] ?? {},
        status: name === missingPage ? 404 : 200,
      });
  }

  /** The file at a path, spelled as the browser asks for it. */
  file(pathname: string): Found | undefined {
    const found = this.#found.get(decoded(pathname));
    return found?.status === 200 ? found : undefined;
  }

  /** The page's own address where another one is asked for: with a suffix, a slash at its end, or one that has moved. */
  redirect(pathname: string): string | undefined {
    const clean = cleanPath(pathname, this.#base);
    const moved = this.#redirects.get(clean);
    if (moved !== undefined) return moved;
    return clean !== pathname && this.file(clean) ? clean : undefined;
  }

  get missing(): Found | undefined {
    return this.#found.get(this.#base + addressOf(missingPage));
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
