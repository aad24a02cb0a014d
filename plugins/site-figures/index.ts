import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { folderOf, latest } from '../../lines/line';
import { documentedLines } from '../../lines/lines';
import { manifestOf, packageFolder } from '../packageFolder';
import { notRun } from '../remark-samples/checks/notRun';
import { countLine, type LineFigures } from './countLine';

/** What the pages say about how this site is tested, counted when the site is built. */
export type SiteFigures = {
  lines: LineFigures[];
  /** What the package of the latest line's release says of itself, and the bytes that it was measured with. */
  library: { licence: string; hasTypes: boolean; load: number };
  /** Code blocks that import a package which is not installed here, and say so. */
  notRun: number;
  /** The commit that was built, and its date; absent where there is no history. */
  commit?: { id: string; date: string };
};

/** Counts what is checked, for the pages that state it: a figure on a page is never typed by hand. */
export default function siteFigures({ siteDir }: LoadContext): Plugin<SiteFigures> {
  return {
    name: 'site-figures',
    loadContent: () => {
      const commit = lastCommit(siteDir);
      return {
        lines: documentedLines(siteDir).map((line) => countLine(line, siteDir)),
        library: describePackage(path.join(siteDir, folderOf(latest), '_samples')),
        notRun: notRun.length,
        ...(commit && { commit }),
      };
    },
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('figures.json', JSON.stringify(content));
    },
  };
}

function describePackage(samples: string): SiteFigures['library'] {
  const { license, types } = manifestOf(packageFolder(samples));
  return { licence: license, hasTypes: types !== undefined, load: manifestOf(samples).libraryLoad };
}

function lastCommit(cwd: string): SiteFigures['commit'] {
  try {
    const [id = '', date = ''] = execFileSync('git', ['log', '-1', '--format=%H %cs'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(' ');
    // Seven digits: how many git itself would write depends on how many objects a copy of the repository has.
    return { id: id.slice(0, 7), date };
  } catch {
    return undefined;
  }
}
