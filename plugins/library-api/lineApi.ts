import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparedReleases, type Line, type Release } from '../../lines/lines';
import { packageFolder } from '../packageFolder';
import type { Api } from './api';
import { readApi } from './readApi';
import { withSince } from './since';

/** Where the API of a line is written for the bundler, relative to the site. */
export const apiFile = ({ id }: Line, siteDir = process.cwd()) =>
  path.join(siteDir, '.docusaurus/library-api', `${id}.json`);

/** Where the API of a compared release is written for the bundler. */
export const releaseFile = ({ major }: Release, siteDir = process.cwd()) =>
  path.join(siteDir, '.docusaurus/library-api', `release-${major}.json`);

/** Pages ask for the API of their line by the hundred, and pins do not change meanwhile. */
const known = new Map<string, Api>();

/** The API of a line's release, with since when each name is there; see `releaseApi` and `withSince`. */
export function lineApi({ id, major, release }: Line, siteDir = process.cwd()): Api {
  const key = `${siteDir} ${id} ${release}`;
  const api =
    known.get(key) ??
    withSince(
      comparedReleases(siteDir)
        .filter((each) => Number(each.major) <= Number(major))
        .map((each) => releaseApi(each, siteDir)),
    );
  known.set(key, api);
  return api;
}

/**
 * The API of a release. Reading it takes seconds, so it is kept until the installed release or this code changes.
 * @param siteDir root of the site, where `node_modules/.cache` is
 */
export function releaseApi(
  { samples, installedAs }: Pick<Release, 'samples' | 'installedAs'>,
  siteDir = process.cwd(),
): Api {
  const folder = path.join(siteDir, samples);
  const code = readFileSync(path.join(siteDir, 'plugins/library-api/readApi.ts'), 'utf8');
  const installed = readFileSync(path.join(packageFolder(folder, installedAs), 'package.json'), 'utf8');
  const key = createHash('sha256').update(code).update(installed).digest('hex').slice(0, 16);
  const cached = path.join(siteDir, 'node_modules/.cache/library-api', `${key}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'));
  const api = readApi(folder, installedAs);
  mkdirSync(path.dirname(cached), { recursive: true });
  // Whole at once: another test may be looking for it.
  const own = `${cached}.${process.pid}`;
  writeFileSync(own, JSON.stringify(api));
  renameSync(own, cached);
  return api;
}
