import type { DocusaurusConfig } from '@docusaurus/types';
import type { RouteFiles } from './filesOfRoutes';

/** A finished page: its route with the base URL, its file, and its HTML as the steps before have left it. */
export type Page = { route: string; file: string; html: string };

/** What is known of a build when its pages are finished. */
export type Build = {
  /** Absolute path of the folder that holds the built site. */
  outDir: string;
  siteDir: string;
  baseUrl: string;
  siteConfig: DocusaurusConfig;
  /** All pages, the not-found page included. */
  pages: readonly Page[];
  /** What a page's own chunks are made of, by route. */
  filesOfRoute: ReadonlyMap<string, RouteFiles>;
  /** Labels of the docs lines, by Docusaurus' name of the version. */
  labels: Record<string, string>;
};

/** What a step does once it knows the build. */
export type Work = {
  /** The page's HTML, changed or as it was; a step with an `edit` that changes no page at all fails the build. */
  edit?: (html: string, page: Page) => string;
  /** What is left to do when all pages have been edited, beside the steps after it; may return a line for the build's log. */
  end?: () => Promise<string>;
};

/** A change to all finished pages, or to the files that they link. It throws when what it has to change is not there. */
export type Step = { name: string; prepare: (build: Build) => Promise<Work> };

/**
 * HTML with the first match replaced.
 * @throws if nothing matches, which is how an upgrade that writes other HTML is noticed
 */
export function replaceOnce(html: string, pattern: RegExp, replacement: (match: string) => string): string {
  if (!pattern.test(html)) throw new Error(`The page has nothing that matches ${pattern}.`);
  return html.replace(pattern, replacement);
}
