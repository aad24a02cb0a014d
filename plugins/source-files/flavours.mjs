import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Formats as the rest of this site is formatted, which also closes the gaps that types leave. */
const format = (text, name) =>
  new Promise((resolve, reject) => {
    const run = execFile(process.execPath, [biome, 'format', `--stdin-file-path=${name}`], (error, stdout, stderr) =>
      error ? reject(new Error(`${name} cannot be formatted: ${stderr}`)) : resolve(stdout),
    );
    run.stdin.end(text);
  });

const parse = (text, file) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.ESNext,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Cuts what declares a type, with the comments on it, which would otherwise stand before something else. */
const withoutDeclarations = (text, file) =>
  parse(text, file)
    .statements.filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    .reduceRight((rest, { pos, end }) => rest.slice(0, pos) + rest.slice(end), text);

/**
 * A source file in TypeScript, as it is, and in JavaScript; a file of another kind is the same in both.
 * @param {string} text
 * @param {string} file path of the file; its extension says what it is
 * @returns {Promise<{ ts: string, js: string }>}
 * @throws if a type cannot be taken away without more, as an enum
 */
export async function flavours(text, file) {
  if (!/\.tsx?$/.test(file)) return { ts: text, js: text };
  const source = parse(withoutDeclarations(text, file), file);
  const plain = blankSourceFile(source, (node) => {
    throw new Error(`${file}: "${node.getText(source)}" has no form in JavaScript`);
  });
  const js = await format(plain, path.basename(file).replace(/\.ts(x?)$/, '.js$1'));
  return { ts: text, js: js.trimStart() };
}
