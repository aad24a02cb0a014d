import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from '../../config/lines';
import type { Api } from './api';
import { packageFolder, readApi } from './readApi';

/** Where the API of a line is written for the bundler, relative to the site. */
export const apiFile = ({ id }: Line, siteDir = process.cwd()) =>
  path.join(siteDir, '.docusaurus/library-api', `${id}.json`);

/**
 * The API of a line's release. Reading it takes seconds, so it is kept until the installed release or this code changes.
 * @param siteDir root of the site, where `node_modules/.cache` is
 */
export function lineApi(line: Line, siteDir = process.cwd()): Api {
  const samples = path.join(siteDir, line.samples);
  const code = readFileSync(path.join(siteDir, 'plugins/library-api/readApi.ts'), 'utf8');
  const installed = readFileSync(path.join(packageFolder(samples), 'package.json'), 'utf8');
  const key = createHash('sha256').update(code).update(installed).digest('hex').slice(0, 16);
  const cached = path.join(siteDir, 'node_modules/.cache/library-api', `${key}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'));
  const api = readApi(samples);
  mkdirSync(path.dirname(cached), { recursive: true });
  writeFileSync(cached, JSON.stringify(api));
  return api;
}
