import type { dependencies as ofNext } from '../../docs/_samples/package.json';
import type { dependencies as ofLatest } from '../../versioned_docs/version-5/_samples/package.json';

/** Packages that the site pins for each release that the demo runs. */
export type PinnedPackages = { 5: keyof typeof ofLatest; 8: keyof typeof ofNext };

/** A stylesheet of a toolkit's package, which is purged to what a builder uses and ends at the toolkit's border. */
export type ShippedStyles = {
  /** As it is imported, e.g. `bootstrap/dist/css/bootstrap.css`. */
  file: string;
  /** Package whose controls name classes of it; those classes are kept. */
  companion?: string;
  /** It is that of one component, so there is nothing to purge. */
  isWhole?: boolean;
  /** Attribute by which its authors switch to dark mode, e.g. `data-bs-theme`; the site's own takes its place. */
  modeAttribute?: string;
  /** Other selectors for a mode of the whole page, such as `.theme-dark`; their rules are left out. */
  modeClasses?: string[];
};

/** Where the tests find what a toolkit draws itself, in the place of a control of the browser. CSS selectors. */
export type Driver = {
  /**
   * A list that opens: the popup, an option in it, the class that an option gets when it can be chosen, and otherwise what
   * the option has that the keyboard is on, unless it has the focus.
   */
  list?: { popup: string; option: string; active?: string; marked?: string };
  /** A calendar that opens: the input that opens it, and the popup while it is open. */
  calendar?: { input: string; popup: string };
  /** What is seen in the place of controls that are there for the keyboard and screen readers only. */
  parts?: string;
  /** Its fields for numbers store numbers, whatever the release's option for that says. */
  storesNumbers?: true;
};

/**
 * What plugins and tests must know of a toolkit, as plain data: Node and Playwright import it without the toolkit.
 * `5/adapter.tsx` and `8/adapter.tsx` beside it are what runs with a release, `5/code.ts` and `8/code.ts` what a visitor
 * takes away.
 */
export type Toolkit = {
  /** Packages beside the library, for each release: those that the demo runs on, and that the code to take away installs. */
  packages: { [R in keyof PinnedPackages]?: PinnedPackages[R][] };
  styles: ShippedStyles[];
  /** Texts that the toolkit's scripts and styles hold and nothing else does; no other page may fetch one. */
  marks: string[];
  driver: Driver;
  /** Bytes (brotli) of everything that the first load of its demo fetches, as measured; the tests allow 3 % more. */
  firstLoad: number;
  /** The same of what choosing a release fetches that does not come with the page: library, `formatQuery` and controls. */
  lateLoad?: number;
};
