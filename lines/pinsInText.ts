import { readFileSync } from 'node:fs';
import path from 'node:path';
import { comparedReleases, documentedLines, type Line, lineOfPage, manifestOf } from './lines';
import { versionOf } from './versionOf';

/** `{{release}}`, `{{release 4}}`, `{{pin bulma}}`, `{{pin @react-querybuilder/dnd 8}}`, `{{peers @react-querybuilder/antd}}`. */
const marker = /\{\{(?:release|(pin|peers) ((?:@[\w-]+\/)?[\w.-]+))(?: (\d+))?\}\}/g;

/**
 * Puts the pinned numbers into a page's text, where an author has left a marker instead: `{{release}}` is the release
 * of the library that the page's line is pinned to, `{{release 4}}` that of another major version, and `{{pin bulma}}`
 * (or `{{pin antd 4}}`) another package of that line or, if it pins none, of this site. `{{peers antd}}` are the peers of an
 * installed package, as the lock file has them, the optional ones last. It works in text, headings,
 * tables, code blocks and front matter alike, because it comes before Markdown is read.
 * @param page absolute path of the page that the text stands in
 * @throws when nothing pins the package, with page and line
 * @example pinsInText('npm install react-querybuilder@{{release}}', '…/version-5/intro.mdx')
 */
export function pinsInText(text: string, page: string): string {
  if (!text.includes('{{')) return text;
  const own = lineOfPage(page);
  return text.replace(marker, (written, kind?: string, name?: string, major?: string, at = 0) => {
    const line = major ? documentedLines().find((candidate) => candidate.major === major) : own;
    const found = name ? line && (kind === 'pin' ? pinOf : peersOf)(name, line) : releaseOf(major, own);
    if (found) return found;
    throw new Error(`${page}:${text.slice(0, at).split('\n').length} nothing is pinned for ${written}`);
  });
}

/**
 * The text of a page as Markdown is read from it: with the pinned numbers in it.
 * @param page path of an MDX file, absolute or relative to the working directory
 */
export const pageText = (page: string): string => pinsInText(readFileSync(page, 'utf8'), path.resolve(page));

const releaseOf = (major: string | undefined, own: Line) =>
  major ? comparedReleases().find((release) => release.major === major)?.release : own.release;

function pinOf(name: string, line: Line): string | undefined {
  const root = manifestOf('.');
  const range = manifestOf(line.samples).dependencies[name] ?? root.dependencies[name] ?? root.devDependencies?.[name];
  return range && versionOf(range).replace(/^npm:.*@/, '');
}

type Locked = {
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
/** What the lock file has for each place of a package. It has megabytes, and pages ask for it a hundred times. */
let lockedPackages: Record<string, Locked> | undefined;

function peersOf(name: string, line: Line): string | undefined {
  lockedPackages ??= JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Record<string, Locked>;
  const locked = lockedPackages[`${line.samples}/node_modules/${name}`] ?? lockedPackages[`node_modules/${name}`];
  const peers = locked?.peerDependencies;
  if (!peers) return undefined;
  const listed = (isOptional: boolean) =>
    Object.entries(peers)
      .filter(([peer]) => (locked.peerDependenciesMeta?.[peer]?.optional === true) === isOptional)
      .map((entry) => entry.join(' '))
      .join(', ');
  const [needed, optional] = [listed(false), listed(true)];
  return [needed, optional && `optional: ${optional}`].filter(Boolean).join('; ');
}
