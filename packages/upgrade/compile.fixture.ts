import path from 'node:path';
import type { Release } from '@site/lines/lines';
import { packageFolder } from '@site/plugins/packageFolder';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** What packages and the language declare, read once for all releases. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** An error of the compiler, with its line, which counts from 1. */
export type CompileError = { line: number; message: string };

/**
 * Compiles small programs with the types of a release.
 * @param codes by a name that ends like that of a file
 * @returns errors of each program, in the order of the programs
 */
export function compile(
  { samples, installedAs }: Release,
  codes: readonly { file: string; code: string }[],
): CompileError[][] {
  const folder = packageFolder(samples, installedAs);
  const own = { ...options, paths: { 'react-querybuilder': [folder], 'react-querybuilder/*': [`${folder}/*`] } };
  const texts = new Map(codes.map(({ file, code }, index) => [path.resolve(samples, `program-${index}${file}`), code]));
  const host = ts.createCompilerHost(own);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => texts.has(path.resolve(name)) || fileExists(name);
  host.readFile = (name) => texts.get(path.resolve(name)) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(path.resolve(name));
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!declarations.has(name)) declarations.set(name, getSourceFile(name, ...rest));
    return declarations.get(name);
  };
  const program = ts.createProgram([...texts.keys()], own, host);
  return [...texts.keys()].map((name) => {
    const source = program.getSourceFile(name) as ts.SourceFile;
    return (
      [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        // A script has no types to ask for.
        .filter(({ code }) => !(/\.jsx?$/.test(name) && code >= 7000 && code < 7100))
        .map(({ start = 0, messageText }) => ({
          line: source.getLineAndCharacterOfPosition(start).line + 1,
          message: ts.flattenDiagnosticMessageText(messageText, ' '),
        }))
    );
  });
}
