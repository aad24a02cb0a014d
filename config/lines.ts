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
