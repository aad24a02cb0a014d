import type { Plugin } from '@docusaurus/types';
import { Compilation, sources } from '@rspack/core';
import { inCompilation } from './inCompilation';

/** Filled up with these the list that every page has was smallest: by 27 bytes (brotli) in place of noughts. */
const digits = 'eadcbf';

/**
 * A text with numbers in place of hashes, as long as they are and in the order of the text.
 * @returns the text, and what gives it its hashes back
 */
export function withoutHashes(text: string, hashes: Iterable<string>) {
  const known = new Set(hashes);
  const standIns = new Map<string, string>();
  const changed = text.replace(/\b[0-9a-f]{6,}\b/g, (hash) => {
    if (!known.has(hash)) return hash;
    const standIn = standIns.get(hash) ?? `${standIns.size}`.padEnd(hash.length, digits);
    standIns.set(hash, standIn);
    return standIn;
  });
  const hashOf = new Map([...standIns].map(([hash, standIn]) => [standIn, hash]));
  return {
    text: changed,
    restore: (later: string) => later.replace(/\b[0-9a-f]{6,}\b/g, (standIn) => hashOf.get(standIn) ?? standIn),
  };
}

/**
 * Two builds of one commit have the same variables. The minifier calls them by the letters that are frequent in a file. In
 * one that lists chunks, those are the digits of their hashes, and at that time these still are hashes of paths on the machine
 * that builds; the bundler writes those of the contents later. So numbers stand in for them meanwhile.
 */
export default function stableNames(): Plugin {
  return { name: 'stable-names', configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [standingIn] }) };
}

const name = 'stable-names';
const minifies = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
const standingIn = inCompilation(name, (compilation) => {
  const restores = new Map<string, (text: string) => string>();
  const change = (file: string, of: (text: string) => string) => {
    const text = compilation.getAsset(file)?.source.source().toString() ?? '';
    compilation.updateAsset(file, new sources.RawSource(of(text)));
  };
  compilation.hooks.processAssets.tap({ name, stage: minifies - 1 }, () => {
    const hashes = compilation.getAssets().flatMap(({ info }) => info.contenthash ?? []);
    const files = [...compilation.chunks].flatMap((chunk) => (chunk.hasRuntime() ? [...chunk.files] : []));
    for (const file of files.filter((name) => name.endsWith('.js')))
      change(file, (text) => {
        const replaced = withoutHashes(text, hashes);
        restores.set(file, replaced.restore);
        return replaced.text;
      });
  });
  compilation.hooks.processAssets.tap({ name, stage: minifies + 1 }, () => {
    if (!restores.size) compilation.errors.push(new Error('stable-names: no file lists chunks any more.'));
    for (const [file, restore] of restores) change(file, restore);
  });
});
