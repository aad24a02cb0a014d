import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeLine, folderOf, type Line, type LineFacts, latest, majorOf } from './line';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  line?: LineFacts;
  /** Bytes (brotli) of the library's script, which a page fetches once a sample is near, as measured; the tests allow 3 % more. */
  libraryLoad?: number;
};

export { type Line, latest } from './line';

/** All documented lines, newest first, read from `versions.json` and the lines' own package files. */
export function documentedLines(siteDir = process.cwd()): Line[] {
  const versions: string[] = JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8'));
  return ['current', ...versions].map((id) => {
    const { dependencies, line } = manifestOf(`${folderOf(id)}/_samples`, siteDir);
    // The small sites of tests say nothing more than the release; lines.test.ts asks it of our own lines.
    return describeLine(id, dependencies['react-querybuilder'] as string, line ?? ({} as LineFacts));
  });
}

/** The package.json of a line's samples: its pins, and what the line says of itself. */
export const manifestOf = (samples: string, siteDir = process.cwd()): Manifest =>
  JSON.parse(readFileSync(path.join(siteDir, samples, 'package.json'), 'utf8'));

/**
 * The line that a page belongs to; pages outside the docs belong to the latest line.
 * @param page absolute path of an MDX file
 * @throws if versions.json does not name the latest version
 */
export function lineOfPage(page: string, siteDir = process.cwd()): Line {
  const lines = documentedLines(siteDir);
  const relative = path.relative(siteDir, page).split(path.sep).join('/');
  const line = lines.find(({ docs }) => relative.startsWith(`${docs}/`)) ?? lines.find(({ id }) => id === latest);
  if (!line) throw new Error(`versions.json does not name docs version ${latest}`);
  return line;
}

/** A release whose API is read: that of a documented line, or one without a line that only `migrate` pages name. */
export type Release = {
  /** Major version, e.g. `6`. */
  major: string;
  release: string;
  /** Folder from which the package is resolved. */
  samples: string;
  /** Name under which the package is installed there: itself, or an alias such as `react-querybuilder-6`. */
  installedAs: string;
};

/** All releases whose API is compared, oldest first; those without a line are aliases in Next's package file. */
export function comparedReleases(siteDir = process.cwd()): Release[] {
  const lines = documentedLines(siteDir);
  const next = lines[0] as Line;
  const documented = lines.map(({ major, release, samples }) => ({
    major,
    release,
    samples,
    installedAs: 'react-querybuilder',
  }));
  const between = Object.entries(manifestOf(next.samples, siteDir).dependencies).flatMap(([installedAs, range]) => {
    const release = /^npm:react-querybuilder@(.+)$/.exec(range)?.[1];
    // An alias stays in the package file when its release gets a line of its own.
    if (!release || lines.some(({ major }) => major === majorOf(release))) return [];
    return [{ major: majorOf(release), release, samples: next.samples, installedAs }];
  });
  return [...documented, ...between].sort((a, b) => Number(a.major) - Number(b.major));
}
