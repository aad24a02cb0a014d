import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line, Release } from '../../lines/lines';
import { packageFolder } from '../packageFolder';
import type { Api } from './api';
import { readApi } from './readApi';

/** Where the API of a line is written for the bundler, relative to the site. */
export const apiFile = ({ id }: Line, siteDir = process.cwd()) =>
  path.join(siteDir, '.docusaurus/library-api', `${id}.json`);

/** Where the API of a compared release is written for the bundler. */
export const releaseFile = ({ major }: Release, siteDir = process.cwd()) =>
  path.join(siteDir, '.docusaurus/library-api', `release-${major}.json`);

/** The API of a line's release; see `releaseApi`. */
export const lineApi = ({ samples }: Line, siteDir = process.cwd()): Api =>
  releaseApi({ samples, installedAs: 'react-querybuilder' }, siteDir);

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
  writeFileSync(cached, JSON.stringify(api));
  return api;
}
