/** The docs version at /docs, whose library the home page and the demos run; the root's package.json pins that release too. */
export const latest = '5';

/** What a line says of itself beside its pins, under `line` in the package.json of its samples. */
export type LineFacts = {
  /** Versions of React that the release runs on, in words: `16.8 to 18`. */
  react: string;
  /** Page (and heading) about `formatQuery`, if it is not `api/export`. */
  exportDocs?: string;
};

/** A documented line of the library: one docs version and the release it is pinned to. */
export type Line = LineFacts & {
  /** Docusaurus' name of the version: `current`, `5`, `4`, `3`. */
  id: string;
  /** What the version dropdown calls it: `Next`, `v5.x`. */
  label: string;
  /** Prefix of the line's addresses, without the site's base: `/docs`, `/docs/next`, `/docs/4`. */
  path: string;
  /** Address of what it says about `formatQuery`, without the site's base: `/docs/4/api/export`. */
  exportDocs: string;
  /** Folder of the line's pages, relative to the site. */
  docs: string;
  /** Folder of the line's samples, whose package.json pins the release; relative to the site. */
  samples: string;
  /** Release of react-querybuilder, e.g. `1.2.3`. */
  release: string;
  /** Major version of that release, e.g. `1`; it names the release in `data-release` and in the files of counted results. */
  major: string;
};

/** What npm brought on the day of the capture, and what a line's pages were tried with, for the banner of the unreleased docs. */
export type TriedRelease = { date: string; installed: string; release: string; react: string };

export const majorOf = (release: string) => release.split('.')[0] as string;

/** Folder of a docs version's pages, relative to the site. */
export const folderOf = (id: string) => (id === 'current' ? 'docs' : `versioned_docs/version-${id}`);

/** Name of the workspace that a docs version's samples are. */
export const workspaceOf = (id: string) => (id === 'current' ? 'samples-next' : `samples-v${id}`);

/**
 * Everything about a line that follows from its docs version and its samples' package.json.
 * @param id docs version, such as `current` or `5`
 * @param release the pinned release
 */
export function describeLine(id: string, release: string, facts: LineFacts): Line {
  const docs = folderOf(id);
  const path = id === 'current' ? '/docs/next' : id === latest ? '/docs' : `/docs/${id}`;
  return {
    ...facts,
    id,
    label: id === 'current' ? 'Next' : `v${id}.x`,
    path,
    exportDocs: `${path}/${facts.exportDocs ?? 'api/export'}`,
    docs,
    samples: `${docs}/_samples`,
    release,
    major: majorOf(release),
  };
}
