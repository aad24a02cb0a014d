import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { folderOf } from '../../lines/line';

/** Below it stand the files of the controls, as texts. */
const scheme = 'controls:';

/** Resolves the relative imports of texts among each other. */
const fromTexts = (files: Record<string, string>, resolveDir: string): Plugin => ({
  name: 'controls',
  setup({ onResolve, onLoad }) {
    const find = (name: string) => [name, `${name}.tsx`, `${name}.ts`].find((file) => file in files);
    onResolve({ filter: new RegExp(`^${scheme}`) }, ({ path: name }) => ({
      path: find(name.slice(scheme.length)),
      namespace: scheme,
    }));
    onResolve({ filter: /^\./, namespace: scheme }, ({ path: name, importer }) => {
      const file = find(path.posix.join(path.posix.dirname(importer), name));
      return file ? { path: file, namespace: scheme } : undefined;
    });
    onLoad({ filter: /\.tsx?$/, namespace: scheme }, ({ path: name }) => ({
      contents: files[name],
      loader: 'tsx',
      resolveDir,
    }));
  },
});

/** Bytes (brotli) of the script that an application's bundler makes of a module; React stays outside. */
async function bundledBytes(contents: string, files: Record<string, string>, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    plugins: [fromTexts(files, resolveDir)],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const sent = await Promise.all(outputFiles.map(({ contents }) => promisify(brotliCompress)(contents)));
  return sent.reduce((sum, { length }) => sum + length, 0);
}

const builder = `export { QueryBuilder } from 'react-querybuilder';`;
const folderOfBuilder = (siteDir: string) => path.join(siteDir, folderOf('current'), '_samples');

/** Bytes of script (brotli) of a builder of release 8 alone. */
export const builderBytes = (siteDir: string): Promise<number> => bundledBytes(builder, {}, folderOfBuilder(siteDir));

/**
 * How many bytes of script (brotli) controls add to a builder of release 8, their toolkit included, React and stylesheets left
 * out.
 * @param controls path of the module among the files
 * @param files texts by their paths
 * @param alone bytes of the builder without them
 * @throws if an import of the files leads nowhere
 */
export async function addedBytes(
  controls: string,
  files: Record<string, string>,
  siteDir: string,
  alone: number,
): Promise<number> {
  const both = `${builder} export * from '${scheme}${controls}';`;
  return (await bundledBytes(both, files, folderOfBuilder(siteDir))) - alone;
}
