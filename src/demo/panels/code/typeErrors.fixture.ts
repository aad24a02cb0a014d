import path from 'node:path';
import { compileTexts } from '@site/plugins/compileTexts';
import type { Files } from './viteProject';

/** Where a project stands, by its name: in the root of this site, or of Next's samples, whose packages it then has. */
const rootOf = (name: string) => (/^\w+\/8-/.test(name) ? 'docs/_samples/.generated' : '.generated');

/**
 * Type errors of files that exist nowhere but here; they import as files where they stand would.
 * @param settings `compilerOptions` of a tsconfig.json
 */
export function typeErrors(projects: Record<string, Files>, settings: object): string[] {
  const texts = new Map(
    Object.entries(projects).flatMap(([name, files]) =>
      Object.entries(files).map(([file, text]) => [path.resolve(rootOf(name), name, file), text] as const),
    ),
  );
  const names = [...texts.keys()].filter((name) => /\.tsx?$/.test(name));
  return compileTexts(names, texts, settings).map(({ file, line, message }) =>
    file ? `${file.replace(/^.*\.generated\//, '')}:${line} ${message}` : message,
  );
}
