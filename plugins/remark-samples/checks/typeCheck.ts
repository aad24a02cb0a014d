import path from 'node:path';
import { compileTexts } from '../../compileTexts';
import { packageFolder } from '../../packageFolder';
import type { Fence } from './fences';

/** Strict, as a reader's project would be; nothing of this site is in scope. */
const strict = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  // Bundlers declare what a stylesheet is.
  noUncheckedSideEffectImports: false,
  allowImportingTsExtensions: true,
};

/**
 * Type-checks files and code blocks against the release that `samples` is pinned to. A block is given to the compiler
 * as a file inside that folder, so that its imports resolve as those of a sample do.
 * @param installedAs name under which the release is installed there, if it is an alias
 * @returns one message per error, each naming file or page and line
 */
export function typeCheck(
  samples: string,
  files: string[],
  fences: Fence[],
  installedAs = 'react-querybuilder',
): string[] {
  return typeCheckAll([{ samples, files, fences }], installedAs);
}

/** The same for the files and code blocks of several lines, at once: each would check what they share anew. */
export function typeCheckAll(
  lines: { samples: string; files: string[]; fences: Fence[] }[],
  installedAs = 'react-querybuilder',
): string[] {
  const fences = new Map(
    lines.flatMap(({ samples, fences }) =>
      fences.map((fence, index) => [path.resolve(samples, `fence-${index}.${fence.lang}`), fence] as const),
    ),
  );
  const samples = lines[0]?.samples ?? '';
  const options = {
    ...strict,
    ...(installedAs !== 'react-querybuilder' && {
      paths: {
        'react-querybuilder': [packageFolder(samples, installedAs)],
        'react-querybuilder/*': [`${packageFolder(samples, installedAs)}/*`],
      },
    }),
  };
  const files = lines.flatMap((line) => line.files.map((file) => path.resolve(file)));
  const texts = new Map([...fences].map(([file, { code }]) => [file, code]));
  return compileTexts([...fences.keys(), ...files], texts, options).map(({ file, line, message }) => {
    const fence = fences.get(file);
    const place = fence
      ? `${path.relative('.', fence.page)}:${fence.line + line - 1}`
      : `${path.relative('.', file)}:${line}`;
    return `${place} ${message}`;
  });
}
