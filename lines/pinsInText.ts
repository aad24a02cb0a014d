import { readFileSync } from 'node:fs';
import path from 'node:path';
import { comparedReleases, documentedLines, type Line, lineOfPage, manifestOf } from './lines';

/** `{{release}}`, `{{release 4}}`, `{{pin bulma}}`, `{{pin @react-querybuilder/dnd 8}}`. */
const marker = /\{\{(?:release|pin ((?:@[\w-]+\/)?[\w.-]+))(?: (\d+))?\}\}/g;

/**
 * Puts the pinned numbers into a page's text, where an author has left a marker instead: `{{release}}` is the release
 * of the library that the page's line is pinned to, `{{release 4}}` that of another major version, and `{{pin bulma}}`
 * (or `{{pin antd 4}}`) another package of that line or, if it pins none, of this site. It works in text, headings,
 * tables, code blocks and front matter alike, because it comes before Markdown is read.
 * @param page absolute path of the page that the text stands in
 * @throws when nothing pins the package, with page and line
 * @example pinsInText('npm install react-querybuilder@{{release}}', '…/version-5/intro.mdx')
 */
export function pinsInText(text: string, page: string, siteDir = process.cwd()): string {
  if (!text.includes('{{')) return text;
  const own = lineOfPage(page, siteDir);
  return text.replace(marker, (written, name: string | undefined, major: string | undefined, at: number) => {
    const number = name ? pinOf(name, major, own, siteDir) : releaseOf(major, own, siteDir);
    if (number) return number;
    throw new Error(`${page}:${text.slice(0, at).split('\n').length} nothing is pinned for ${written}`);
  });
}

/**
 * The text of a page as Markdown is read from it: with the pinned numbers in it.
 * @param page path of an MDX file, absolute or relative to the working directory
 */
export const pageText = (page: string): string => pinsInText(readFileSync(page, 'utf8'), path.resolve(page));

const releaseOf = (major: string | undefined, own: Line, siteDir: string) =>
  major ? comparedReleases(siteDir).find((release) => release.major === major)?.release : own.release;

function pinOf(name: string, major: string | undefined, own: Line, siteDir: string): string | undefined {
  const line = major ? documentedLines(siteDir).find((candidate) => candidate.major === major) : own;
  const range =
    line && (manifestOf(line.samples, siteDir).dependencies[name] ?? manifestOf('.', siteDir).dependencies[name]);
  return range?.replace(/^npm:.*@/, '');
}
