import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import ts from 'typescript';
import type { Files } from './viteProject';

/** Where a project stands, by its name: in the root of this site, or of Next's samples, whose packages it then has. */
const rootOf = (name: string) => (/^\w+\/8-/.test(name) ? 'docs/_samples/.generated' : '.generated');

/**
 * All that a file's types come from beside packages: its text, and those of the files that it imports, however far.
 * @param texts of all files, by their paths
 */
function originOf(name: string, texts: ReadonlyMap<string, string>): string {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const text = texts.get(file) ?? '';
    found.set(path.relative(path.dirname(name), file), text);
    for (const [, from = ''] of text.matchAll(/\b(?:from|import) ?\(?'(\.[^']*)'/g)) {
      const to = path.resolve(path.dirname(file), from);
      for (const other of [to, `${to}.ts`, `${to}.tsx`])
        if (texts.has(other) && !found.has(path.relative(path.dirname(name), other))) visit(other);
    }
  };
  visit(name);
  return createHash('sha256')
    .update(JSON.stringify([...found].sort()))
    .digest('hex');
}

/**
 * Type errors of files that exist nowhere but here; they import as files where they stand would. What several projects have
 * alike, with all that it imports, is checked in the first of them.
 * @param settings `compilerOptions` of a tsconfig.json
 */
export async function typeErrors(projects: Record<string, Files>, settings: object): Promise<string[]> {
  const { options, errors } = ts.convertCompilerOptionsFromJson(settings, process.cwd());
  const virtual = new Map(
    Object.entries(projects).flatMap(([name, files]) =>
      Object.entries(files).map(([file, text]) => [path.resolve(rootOf(name), name, file), text] as const),
    ),
  );
  const folders = new Set([...virtual.keys()].map((file) => path.dirname(file)));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = (name) => virtual.has(name) || fileExists(name);
  host.directoryExists = (name) => folders.has(name) || Boolean(directoryExists?.(name));
  host.readFile = (name) => virtual.get(name) ?? readFile(name);
  const rootNames = [...virtual.keys()].filter((name) => /\.tsx?$/.test(name));
  const program = ts.createProgram({ rootNames, options, host });
  const said = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n');
  const found = [...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()].map(said);
  const known = new Set<string>();
  for (const name of rootNames) {
    const origin = `${/^.*\.generated/.exec(name)?.[0]} ${originOf(name, virtual)}`;
    if (known.has(origin)) continue;
    known.add(origin);
    const source = program.getSourceFile(name);
    for (const each of [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]) {
      const line = source?.text.slice(0, each.start ?? 0).split('\n').length;
      found.push(`${name.replace(/^.*\.generated\//, '')}:${line} ${said(each)}`);
    }
    // The runner gives up a test file that says nothing for a minute.
    await setImmediate();
  }
  return found;
}
