import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines, type Line } from '../../lines/lines';
import { manifestOf, packageFolder } from '../packageFolder';

/**
 * Lines that need a second copy: their library is one ES module, of which all samples load what one of them takes, and
 * their import page has samples that take the parsers. Newer releases have the parsers in modules of their own.
 */
export function linesWithCopy(siteDir: string, lines: Line[]): { samples: string; module: string }[] {
  return lines.flatMap(({ samples }) => {
    const folder = packageFolder(path.join(siteDir, samples));
    const { exports, module } = manifestOf(folder);
    const hasSamples = readdirSync(path.join(siteDir, samples)).some((file) => /^import-.*\.tsx$/.test(file));
    return !exports && module && existsSync(path.join(folder, module)) && hasSamples
      ? [{ samples, module: path.join(folder, module) }]
      : [];
  });
}

/** The samples of a line's import page take the library from a copy of its own, so that other pages' do without parsers. */
export default function libraryCopies({ siteDir }: LoadContext): Plugin {
  return {
    name: 'library-copies',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: linesWithCopy(siteDir, documentedLines(siteDir)).map(({ samples, module }) => ({
                test: path.join(siteDir, samples, 'import-'),
                resolve: { alias: { 'react-querybuilder$': `${module}?import` } },
              })),
            },
          },
  };
}
