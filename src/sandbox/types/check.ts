import type ts from 'typescript';

type Compiler = typeof ts;

/** What code imports, as files of declarations: TypeScript's own, those of packages, and the manifests that lead to them. */
export type Declarations = {
  /** Where the samples of the line stand, from the root that the files are named from. */
  folder: string;
  files: Record<string, string>;
};

export type TypeProblem = { file: string; line: number; text: string };

/** Strict, as a project that Vite makes; nothing but what the code imports is in scope. */
const optionsOf = (compiler: Compiler): ts.CompilerOptions => ({
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: compiler.JsxEmit.ReactJSX,
  target: compiler.ScriptTarget.ES2022,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  moduleDetection: compiler.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  allowImportingTsExtensions: true,
});

/** Where TypeScript's own declarations stand among the files. */
export const libraryFolder = '/node_modules/typescript/lib';

/**
 * Texts with the declarations that they ask for, which are texts, too, so that it works wherever the compiler does.
 * @param read gives the text of a file beside the texts, by its whole path; nothing for one that is not there
 * @param texts by their whole paths
 */
export function programOf(
  compiler: Compiler,
  read: (file: string) => string | undefined,
  isFolder: (folder: string) => boolean,
  texts: ReadonlyMap<string, string>,
): ts.Program {
  const readFile = (file: string) => texts.get(file) ?? read(file);
  const host: ts.CompilerHost = {
    readFile,
    fileExists: (file) => readFile(file) !== undefined,
    // Release 4 imports './controls/'.
    directoryExists: (folder) => isFolder(folder.replace(/(?<=.)\/$/, '')),
    getSourceFile: (file, settings) => {
      const text = readFile(file);
      return text === undefined ? undefined : compiler.createSourceFile(file, text, settings);
    },
    getDefaultLibFileName: () => `${libraryFolder}/lib.d.ts`,
    getDefaultLibLocation: () => libraryFolder,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => {},
  };
  return compiler.createProgram({ rootNames: [...texts.keys()], options: optionsOf(compiler), host });
}

/**
 * What is wrong with the types of a text, in the order of its lines.
 * @param name of the text, as pages name their samples
 */
export function typeProblems(
  compiler: Compiler,
  { folder, files }: Declarations,
  texts: Record<string, string>,
): TypeProblem[] {
  const folders = new Set<string>(['/']);
  for (const file of [...Object.keys(files), `${folder}/any.ts`])
    for (let above = file; above.lastIndexOf('/') > 0; ) {
      above = above.slice(0, above.lastIndexOf('/'));
      folders.add(above);
    }
  const inFolder = new Map(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text]));
  const program = programOf(
    compiler,
    (file) => (Object.hasOwn(files, file) ? files[file] : undefined),
    (at) => folders.has(at),
    inFolder,
  );
  return [...inFolder.keys()].flatMap((file) => {
    const source = program.getSourceFile(file) as ts.SourceFile;
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((found) => ({
      file: file.slice(folder.length + 1),
      line: source.getLineAndCharacterOfPosition(found.start ?? 0).line + 1,
      text: compiler.flattenDiagnosticMessageText(found.messageText, '\n'),
    }));
  });
}
