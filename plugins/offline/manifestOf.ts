import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { headersOf } from '../../hosting/rules.mjs';
import type { Manifest } from '../../src/offline/manifest';
import { filesOfBuild } from './filesOfBuild';
import type { EngineFiles } from './filesOfEngines';

/** Engines that take fewer bytes than this on the way belong to the site; others are chosen one by one. */
export const large = 400_000;

/** Where a file is, and its size as a host sends it: compressed, if that is shorter. */
function measured(folder: string, name: string) {
  const file = path.join(folder, name);
  const compressed = `${file}.br`;
  return { stored: statSync(file).size, sent: statSync(existsSync(compressed) ? compressed : file).size };
}

/**
 * What a finished and compressed build tells the browser of itself.
 * @param folder the build folder
 * @param redirects addresses that lead to another one, from the site's base, with a slash before them
 * @param engines files that one engine alone needs
 */
export function manifestOf(
  folder: string,
  redirects: readonly { from: string; to: string }[],
  engines: readonly EngineFiles[],
): Manifest {
  const names = filesOfBuild(folder);
  const sizes = new Map(names.map((name) => [name, measured(folder, name)]));
  const sum = (files: readonly string[], size: 'sent' | 'stored') =>
    files.reduce((total, name) => total + (sizes.get(name)?.[size] ?? 0), 0);
  const largeOnes = engines.filter(({ files }) => sum(files, 'sent') > large);
  const partOf = new Map(largeOnes.flatMap(({ files }, index) => files.map((name) => [name, index + 1] as const)));
  const headers: string[] = [];
  const placeOf = (set: string) => {
    if (!headers.includes(set)) headers.push(set);
    return headers.indexOf(set);
  };
  const files = names.map((name): Manifest['files'][number] => [
    name,
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('base64url'),
    sizes.get(name)?.sent ?? 0,
    placeOf(JSON.stringify(headersOf(`/${name}`))),
    partOf.get(name) ?? 0,
  ]);
  const filesOfSite = names.filter((name) => !partOf.has(name));
  return {
    parts: [
      { id: 'site', stored: sum(filesOfSite, 'stored') },
      ...largeOnes.map(({ id, files }) => ({ id, stored: sum(files, 'stored') })),
    ],
    headers: headers.map((set) => JSON.parse(set)),
    files,
    redirects: redirects.map(({ from, to }) => [from.slice(1), to.slice(1)]),
  };
}
