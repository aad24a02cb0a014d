import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { blankSourceFile } from 'ts-blank-space';
import typescript from 'typescript';
import { format } from './format.mjs';

const require = createRequire(import.meta.url);
const parse = (text, file) =>
  typescript.createSourceFile(
    file,
    text,
    typescript.ScriptTarget.ESNext,
    false,
    file.endsWith('x') ? typescript.ScriptKind.TSX : typescript.ScriptKind.TS,
  );

/** Cuts what declares a type, with the comments on it, which would otherwise stand before something else. */
const withoutDeclarations = (text, file) =>
  parse(text, file)
    .statements.filter((node) => typescript.isTypeAliasDeclaration(node) || typescript.isInterfaceDeclaration(node))
    .reduceRight((rest, { pos, end }) => rest.slice(0, pos) + rest.slice(end), text);

/** `'samples-next/release'`, `'samples-next/companions/antd'`: the imports of a line (README.md). */
const releaseImport = /'(samples-(?:next|v\d+)\/[\w/-]+)'/g;

/**
 * Names packages in the place of such imports, which only this site has.
 * @param {string} text
 */
export const withPackageNames = (text) => text.replace(releaseImport, (_, name) => `'${behind(name)}'`);

/** The package that such an import leads to. */
function behind(name) {
  const file = require.resolve(`${name}.ts`);
  const found = /^export .* from '([^'.][^']*)'/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!found) throw new Error(`${file} leads to no package`);
  return found;
}

/**
 * A source file in TypeScript, as it is but for those imports, and in JavaScript; a file of another kind is the same in both.
 * @param {string} text
 * @param {string} file path of the file; its extension says what it is
 * @returns {Promise<{ ts: string, js: string }>}
 * @throws if a type cannot be taken away without more, as an enum
 */
export async function flavours(text, file) {
  if (!/\.tsx?$/.test(file)) return { ts: text, js: text };
  const ts = withPackageNames(text);
  const source = parse(withoutDeclarations(ts, file), file);
  const plain = blankSourceFile(source, (node) => {
    throw new Error(`${file}: "${node.getText(source)}" has no form in JavaScript`);
  });
  // The gaps that types leave are closed.
  const js = await format(plain, path.basename(file).replace(/\.ts(x?)$/, '.js$1'));
  return { ts, js: js.trimStart() };
}
