import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageFolder } from '../../packageFolder';
import type { Fence } from './fences';

/** Strict, as a reader's project would be; nothing of this site is in scope. */
const strict: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  allowImportingTsExtensions: true,
};

/** What packages and the language declare, read once: most of it is the same for every line. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** All `.ts` and `.tsx` files of a line's samples. */
export function sampleFiles(samples: string, extension = /\.tsx?$/): string[] {
  if (!existsSync(samples)) return [];
  return readdirSync(samples, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'outputs') return [];
    const file = path.resolve(samples, entry.name);
    if (entry.isDirectory()) return sampleFiles(file, extension);
    return extension.test(entry.name) ? [file] : [];
  });
}

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

/** The same for the files and code blocks of several lines, in one program: each would check what they share anew. */
export function typeCheckAll(
  lines: { samples: string; files: string[]; fences: Fence[] }[],
  installedAs = 'react-querybuilder',
): string[] {
  const files = lines.flatMap((line) => line.files);
  const virtual = new Map(
    lines.flatMap(({ samples, fences }) =>
      fences.map((fence, index) => [path.resolve(samples, `fence-${index}.${fence.lang}`), fence] as const),
    ),
  );
  const samples = lines[0]?.samples ?? '';
  const options: ts.CompilerOptions = {
    ...strict,
    ...(installedAs !== 'react-querybuilder' && {
      paths: {
        'react-querybuilder': [packageFolder(samples, installedAs)],
        'react-querybuilder/*': [`${packageFolder(samples, installedAs)}/*`],
      },
    }),
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (name) => virtual.has(path.resolve(name)) || fileExists(name);
  host.readFile = (name) => virtual.get(path.resolve(name))?.code ?? readFile(name);
  const getSourceFile = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    const fence = virtual.get(path.resolve(name));
    if (fence) return ts.createSourceFile(name, fence.code, options.target as ts.ScriptTarget);
    if (!name.includes('/node_modules/')) return getSourceFile(name, ...rest);
    if (!declarations.has(name)) declarations.set(name, getSourceFile(name, ...rest));
    return declarations.get(name);
  };
  const program = ts.createProgram({ rootNames: [...files, ...virtual.keys()], options, host });
  return [...virtual.keys(), ...files].flatMap((name) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map((diagnostic) => {
      const { line } = ts.getLineAndCharacterOfPosition(diagnostic.file as ts.SourceFile, diagnostic.start ?? 0);
      const fence = virtual.get(path.resolve(name));
      const place = fence
        ? `${path.relative('.', fence.page)}:${fence.line + line}`
        : `${path.relative('.', name)}:${line + 1}`;
      return `${place} ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n  ')}`;
    });
  });
}
