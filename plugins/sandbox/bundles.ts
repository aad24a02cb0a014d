import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import type { Manifest } from '../../src/sandbox/manifest';
import { findPackage } from '../packageFolder';
import type { Runtime } from './runtimes';
import { type EditableSample, importsOf } from './samples';

/** What code with JSX asks for beside what it names, and what the frame mounts it with. */
const always = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const packageOf = (name: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] as string;

/** The place on the disk of a package as another folder finds it. */
function folderOf(name: string, from: string): string | undefined {
  const folder = findPackage(name, from);
  return folder && realpathSync(folder);
}

/**
 * An import of CommonJS from what Node takes for an ES module has the default export that all other imports have: MUI 5 is
 * such a package, and its companions are such modules.
 */
export const loose = (script: string) => script.replace(/(__toESM\(require[\w$]*\([^()]*\)), 1\)/g, '$1)');

/** Parsers and React's server have files of their own: most code needs none of them. */
const fileOf = (name: string) => (/\/(parse\w+|server)$|\.css$/.test(name) ? name : packageOf(name));

/** Every package, sub-path and stylesheet that samples import. */
export function namesOf(samples: Record<string, EditableSample>): string[] {
  const texts = Object.values(samples).flatMap(({ text, beside }) => [text, ...Object.values(beside)]);
  return [...new Set([...always, ...texts.flatMap(importsOf)])].filter((name) => !name.startsWith('.')).sort();
}

/** `sources` are the paths of what the files were made of. */
export type Bundles = { manifest: Manifest; files: Record<string, string>; sources: string[] };

/**
 * Bundles what the samples of a runtime import, a file a package. What is in another file is asked for by `require`, so
 * that there is one React, and one library, whichever files come together.
 */
export async function bundleRuntime(runtime: Omit<Runtime, 'id'>): Promise<Bundles> {
  const own = namesOf(runtime.samples);
  const first = await bundleNames(own, runtime);
  // A toolkit's companion takes parts of the toolkit by their sub-paths, which have to be those of the sample's toolkit, or a
  // theme of the one does not reach the other.
  const deeper = first.flatMap((file) => file.deeper);
  const bundled = deeper.length ? await bundleNames([...new Set([...own, ...deeper])].sort(), runtime, first) : first;
  return {
    manifest: Object.fromEntries(
      bundled.flatMap(({ members, needs, text, file }) =>
        members.map((name) => [name, { file, needs, bytes: text.length }]),
      ),
    ),
    files: Object.fromEntries(bundled.map(({ file, text }) => [file, text])),
    sources: bundled.flatMap(({ sources }) => sources),
  };
}

/** What is made of the names that share a file. */
type Bundled = {
  group: string;
  members: string[];
  needs: string[];
  /** Sub-paths that it asks for of packages among the names. */
  deeper: string[];
  text: string;
  file: string;
  /** Paths of the modules that it is made of. */
  sources: string[];
};

/** @param before what was made of fewer names: a file that has no new name, and asks for none, stays as it is */
function bundleNames(names: string[], runtime: Omit<Runtime, 'id'>, before: Bundled[] = []): Promise<Bundled[]> {
  const { line, instead } = runtime;
  const samples = path.resolve(line.samples);
  return Promise.all(
    [...new Set(names.map(fileOf))].map(async (group): Promise<Bundled> => {
      const members = names.filter((name) => fileOf(name) === group);
      const same = before.find((file) => file.group === group);
      if (same && !same.deeper.length && same.members.length === members.length) return same;
      const needs = new Set<string>();
      const deeper = new Set<string>();
      const outside: Plugin = {
        name: 'outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: name, resolveDir }) => {
            const owner = packageOf(name);
            const isShared = names.includes(name);
            if (fileOf(name) === group || !(isShared || names.includes(owner))) return undefined;
            // The import of another line asks for its own release.
            if (folderOf(owner, resolveDir) !== folderOf(owner, samples)) return undefined;
            if (!isShared) {
              if (!/\.(css|scss|json)$/.test(name)) deeper.add(name);
              return undefined;
            }
            needs.add(name);
            return { path: name, external: true };
          }),
      };
      const { outputFiles, metafile } = await build({
        stdin: { contents: entryOf(members, runtime), resolveDir: samples },
        bundle: true,
        write: false,
        metafile: true,
        format: 'cjs',
        platform: 'browser',
        target: 'es2022',
        mainFields: ['module', 'main'],
        define: { 'process.env.NODE_ENV': '"production"' },
        loader: { '.woff2': 'dataurl', '.woff': 'empty' },
        legalComments: 'none',
        outdir: 'out',
        logLevel: 'error',
        plugins: [outside],
        alias: instead,
      });
      const made = outputFiles.find(({ path: file }) => file.endsWith('.js'))?.text ?? '';
      const { code: script } = await transform(loose(made), {
        minifySyntax: true,
        minifyWhitespace: true,
        // Errors of the library name its variables.
        minifyIdentifiers: !/querybuilder|^samples-/.test(group),
        legalComments: 'none',
        target: 'es2022',
      });
      const css = outputFiles.find(({ path: file }) => file.endsWith('.css'))?.text;
      const text = css === undefined ? script : `module.exports=${JSON.stringify({ [group]: { css } })}`;
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
      return {
        group,
        members,
        needs: [...needs].sort(),
        deeper: [...deeper],
        text,
        sources: Object.keys(metafile.inputs),
        file: `${group.replaceAll(/[@/.]+/g, '-').replace(/^-/, '')}.${digest}.js`,
      };
    }),
  );
}

function entryOf(members: string[], { instead }: Omit<Runtime, 'id'>): string {
  if (members[0]?.endsWith('.css')) return `import ${JSON.stringify(members[0])};`;
  const imports = members.map((name, index) => {
    const owner = packageOf(name);
    const from = JSON.stringify(owner in instead ? name.replace(owner, instead[owner] as string) : name);
    return `import * as m${index} from ${from};`;
  });
  return `${imports.join('\n')}\nmodule.exports = { ${members.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(', ')} };`;
}
