import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A documented line of the library: one docs version and the release it is pinned to. */
export type Line = {
  /** Docusaurus' name of the version: `current`, `5`, `4`, `3`. */
  id: string;
  /** Folder of the line's pages, relative to the site. */
  docs: string;
  /** Folder of the line's samples, whose package.json pins the release; relative to the site. */
  samples: string;
  /** Release of react-querybuilder, e.g. `5.4.1`. */
  release: string;
};

/** The docs version at /docs, whose library the demos run. */
export const latest = '5';

/**
 * All documented lines, newest first, read from `versions.json` and the lines' own package files.
 * @param siteDir root of the site
 */
export function documentedLines(siteDir = process.cwd()): Line[] {
  const versions: string[] = JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8'));
  return ['current', ...versions].map((id) => {
    const docs = id === 'current' ? 'docs' : `versioned_docs/version-${id}`;
    const samples = `${docs}/_samples`;
    const { dependencies } = JSON.parse(readFileSync(path.join(siteDir, samples, 'package.json'), 'utf8'));
    return { id, docs, samples, release: dependencies['react-querybuilder'] };
  });
}

/**
 * The line that a page belongs to; pages outside the docs belong to the latest line.
 * @param page absolute path of an MDX file
 */
export function lineOfPage(page: string, siteDir = process.cwd()): Line {
  const lines = documentedLines(siteDir);
  const relative = path.relative(siteDir, page).split(path.sep).join('/');
  const line = lines.find(({ docs }) => relative.startsWith(`${docs}/`)) ?? lines.find(({ id }) => id === latest);
  if (!line) throw new Error(`versions.json does not name docs version ${latest}`);
  return line;
}

/** A release whose API is read: that of a documented line, or one between two lines that only `migrate` pages name. */
export type Release = {
  /** Major version, e.g. `6`. */
  major: string;
  release: string;
  /** Folder from which the package is resolved. */
  samples: string;
  /** Name under which the package is installed there: itself, or an alias such as `react-querybuilder-6`. */
  installedAs: string;
};

/** All releases whose API is compared, oldest first; those between the lines are aliases in Next's package file. */
export function comparedReleases(siteDir = process.cwd()): Release[] {
  const lines = documentedLines(siteDir);
  const next = lines[0] as Line;
  const { dependencies } = JSON.parse(readFileSync(path.join(siteDir, next.samples, 'package.json'), 'utf8'));
  const between = Object.entries<string>(dependencies).flatMap(([installedAs, range]) => {
    const release = /^npm:react-querybuilder@(.+)$/.exec(range)?.[1];
    return release ? [{ major: majorOf(release), release, samples: next.samples, installedAs }] : [];
  });
  const documented = lines.map(({ release, samples }) => ({
    major: majorOf(release),
    release,
    samples,
    installedAs: 'react-querybuilder',
  }));
  return [...documented, ...between].sort((a, b) => Number(a.major) - Number(b.major));
}

const majorOf = (release: string) => release.split('.')[0] as string;
