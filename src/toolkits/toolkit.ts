import type { dependencies as ofNext } from '../../docs/_samples/package.json';
import type { dependencies as ofLatest } from '../../versioned_docs/version-5/_samples/package.json';

/** Packages that the site pins for each release that the demo runs. */
export type PinnedPackages = { 5: keyof typeof ofLatest; 8: keyof typeof ofNext };

/** A stylesheet of a toolkit's package, which is purged to what a builder uses and ends at the toolkit's border. */
export type ShippedStyles = {
  /** As it is imported, e.g. `bootstrap/dist/css/bootstrap.css`; with `*.css`, any of its folder. */
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

/**
 * What plugins must know of a toolkit, as plain data: Node and Playwright import it without the toolkit.
 * `5/adapter.tsx` and `8/adapter.tsx` beside it are what runs with a release, `code.ts` what a visitor takes
 * away.
 */
export type Toolkit = {
  /** Packages beside the library, for each release: those that the demo runs on, and that the code to take away installs. */
  packages: { [R in keyof PinnedPackages]?: PinnedPackages[R][] };
  styles: ShippedStyles[];
  /** What the builder stands in, in an application. */
  provider?: {
    importLine: string;
    /** A file beside the controls, and what it exports by that name, which the provider is given. */
    theme?: string;
    open: string;
    close: string;
  };
  /** The stylesheets of a page of one's own, where the site takes parts of them. */
  wholeStyles?: string[];
};
