import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import { nameOf } from './listFiles';

/** A line that compiles with the release in use, and no longer with the newer one. */
export type BrokenLine = {
  name: string;
  line: number;
  excerpt: string;
  /** All of what the compiler says, with its reasons in lines below, each level two spaces further in. */
  message: string;
};
/** What the compiler says, or why it was not asked. */
export type TypeCheck = { version: string; files: number; errors: BrokenLine[] } | { why: string };

/** Where the declarations of a release are: files by the names that code imports. */
type Declarations = Record<string, string>;

/** An import between ES modules and CommonJS depends on how a package is built, not on its types. */
const ofModuleKinds = [1471, 1479, 1541, 1542, 1543];

/**
 * Compiles a project with the declarations of two releases, by its own TypeScript and settings.
 * @param names files to say something of, below the working directory
 * @param folder where the package has the declarations of releases
 */
export function checkTypes(cwd: string, names: readonly string[], from: number, to: number, folder: string): TypeCheck {
  const compiler = compilerOf(cwd);
  if (typeof compiler === 'string') return { why: compiler };
  const config = compiler.findConfigFile(cwd, compiler.sys.fileExists);
  if (!config) return { why: 'there is no tsconfig.json' };
  if (!existsSync(path.join(folder, `${to}.json`))) return { why: 'the declarations of releases are missing' };
  const wanted = new Set(names.map((name) => path.resolve(cwd, name)));
  const errors = new Map<string, BrokenLine>();
  const checked = new Set<string>();
  for (const parsed of projectsOf(compiler, config)) {
    const files = new Map<string, ts.SourceFile | undefined>();
    const own = parsed.fileNames.filter((file) => wanted.has(path.resolve(file)));
    if (!own.length) continue;
    for (const file of own) checked.add(file);
    // The first has to be asked before the second is made: they share what was read.
    const before = errorsWith(compiler, parsed, own, files, declarationsOf(folder, from, cwd));
    const after = errorsWith(compiler, parsed, own, files, declarationsOf(folder, to));
    for (const [key, error] of after)
      if (!before.has(key)) errors.set(key, { ...error, name: nameOf(cwd, path.resolve(error.name)) });
  }
  return { version: compiler.version, files: checked.size, errors: [...errors.values()] };
}

/** The TypeScript of a project, or why it is of no use. */
function compilerOf(cwd: string): typeof ts | string {
  try {
    const found: typeof ts = createRequire(path.join(cwd, 'package.json'))('typescript');
    return /^5\.\d/.test(found.version) ? found : `TypeScript ${found.version} is installed, and not 5`;
  } catch {
    return 'TypeScript is not installed here';
  }
}

/** A project with those that it refers to. */
function projectsOf(compiler: typeof ts, file: string, seen = new Set<string>()): ts.ParsedCommandLine[] {
  if (seen.has(file) || !compiler.sys.fileExists(file)) return [];
  seen.add(file);
  const { config } = compiler.readConfigFile(file, compiler.sys.readFile);
  const parsed = compiler.parseJsonConfigFileContent(config ?? {}, compiler.sys, path.dirname(file), undefined, file);
  const others = (parsed.projectReferences ?? []).flatMap((reference) =>
    projectsOf(compiler, compiler.resolveProjectReferencePath(reference), seen),
  );
  return [parsed, ...others];
}

/** Declarations of a release; nothing if the project has it installed. */
function declarationsOf(folder: string, release: number, installedIn?: string): Declarations | undefined {
  if (installedIn) {
    try {
      const manifest = createRequire(path.join(installedIn, 'package.json')).resolve('react-querybuilder/package.json');
      if (String(JSON.parse(readFileSync(manifest, 'utf8')).version).startsWith(`${release}.`)) return undefined;
    } catch {
      // It is not installed, or does not let its package.json be read.
    }
  }
  const all: Declarations = JSON.parse(readFileSync(path.join(folder, `${release}.json`), 'utf8'));
  return Object.fromEntries(Object.entries(all).map(([name, file]) => [name, path.join(folder, file)]));
}

/** Errors of some files of a project, one for each line. */
function errorsWith(
  compiler: typeof ts,
  { options: given, fileNames }: ts.ParsedCommandLine,
  own: readonly string[],
  files: Map<string, ts.SourceFile | undefined>,
  declarations?: Declarations,
): Map<string, BrokenLine> {
  const options = { ...given, noEmit: true, skipLibCheck: true, composite: false, incremental: false };
  const host = compiler.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (!files.has(name)) files.set(name, getSourceFile.call(host, name, ...rest));
    return files.get(name);
  };
  if (declarations) host.resolveModuleNameLiterals = resolverOf(compiler, options, host, own[0] ?? '', declarations);
  const program = compiler.createProgram({ rootNames: fileNames, options, host });
  const found = new Map<string, BrokenLine>();
  for (const name of own) {
    const source = program.getSourceFile(name);
    for (const { code, start = 0, messageText } of source ? program.getSemanticDiagnostics(source) : []) {
      if (!source || ofModuleKinds.includes(code)) continue;
      const { line } = source.getLineAndCharacterOfPosition(start);
      const excerpt = (source.text.split('\n', line + 1)[line] ?? '').trim().slice(0, 160);
      const message = `TS${code}: ${compiler.flattenDiagnosticMessageText(messageText, '\n')}`;
      const key = `${name}:${line}`;
      if (!found.has(key)) found.set(key, { name, line: line + 1, excerpt, message });
    }
  }
  return found;
}

/** Finds the library where its declarations are, and everything else as the project does. */
function resolverOf(
  compiler: typeof ts,
  options: ts.CompilerOptions,
  host: ts.CompilerHost,
  within: string,
  declarations: Declarations,
): ts.CompilerHost['resolveModuleNameLiterals'] {
  const carried = new Set(Object.values(declarations).map((file) => path.dirname(file)));
  const fileOf = (name: string, from: string): string | undefined => {
    if (Object.hasOwn(declarations, name)) return declarations[name];
    if (!name.startsWith('.') || ![...carried].some((folder) => from.startsWith(folder))) return undefined;
    const base = path.join(path.dirname(from), name);
    return [
      base.replace(/\.([cm]?)js$/, '.d.$1ts'),
      `${base}.d.ts`,
      `${base}.d.mts`,
      path.join(base, 'index.d.ts'),
    ].find((file) => /\.d\.[cm]?ts$/.test(file) && compiler.sys.fileExists(file));
  };
  return (literals, from) =>
    literals.map(({ text }) => {
      const file = fileOf(text, from);
      if (file)
        return {
          resolvedModule: {
            resolvedFileName: file,
            extension: `.d.${/[cm]?ts$/.exec(file)?.[0]}`,
            isExternalLibraryImport: true,
          },
        };
      // What a release says of a name that it does not have is that there is none, whatever is installed.
      if (/^react-querybuilder(\/|$)/.test(text)) return { resolvedModule: undefined };
      const place = [...carried].some((folder) => from.startsWith(folder)) ? within : from;
      return compiler.resolveModuleName(text, place, options, host);
    });
}
