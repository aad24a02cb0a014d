import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../config/env';
import { redirects } from '../config/redirects';
import { enginesFile } from '../plugins/offline';
import { manifestOf } from '../plugins/offline/manifestOf';
import { writeEnd, writeOffline } from '../plugins/offline/writeOffline';
import { compress } from './compress.mjs';
import { headersFile, redirectsFile } from './netlify.mjs';
import { nginxConfig } from './nginx.mjs';
import { services } from './policy.mjs';
import { securityText } from './securityText.mjs';
import { writePolicies } from './writePolicies.mjs';

/**
 * Completes a build for its hosts: the policy of each page, the hosts' own files, and each text compressed beside itself. It
 * runs after Docusaurus, which lets all plugins write at the same time.
 * @param folder the build folder
 */
export async function writeHosting(folder: string): Promise<void> {
  const { baseUrl, siteUrl, securityContact } = env;
  writePolicies(folder, services(env));
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const files: Record<string, string> = {
    _headers: headersFile(folders, baseUrl),
    _redirects: redirectsFile(redirects.redirects, baseUrl),
    'nginx.conf': nginxConfig({ redirects: redirects.redirects, baseUrl }),
    ...(securityContact && {
      '.well-known/security.txt': securityText(securityContact, siteUrl, baseUrl, dateOfSources()),
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const started = performance.now();
  const { files: count, bytes, compressed } = await compress(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (of: number) => `${(of / 1e6).toFixed(1)} MB`;
  await makeOffline(folder);
  console.log(`[hosting] ${count} files of ${megabytes(bytes)} are ${megabytes(compressed)} by brotli (${seconds} s)`);
}

/** The moment of the last commit, so that a commit always makes the same build; without history, now. */
function dateOfSources(): Date {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' });
  return status === 0 && stdout ? new Date(stdout.trim()) : new Date();
}

/** The worker and the manifest of offline use, which is made of the finished files and their compressed sizes. */
async function makeOffline(folder: string): Promise<void> {
  const engines = path.join('.docusaurus', enginesFile);
  const written =
    env.offline === 'off'
      ? writeEnd(folder)
      : writeOffline(folder, manifestOf(folder, redirects.redirects, JSON.parse(readFileSync(engines, 'utf8'))));
  await compress(folder, (name) => written.includes(name));
}

writeHosting(process.argv[2] ?? 'build');
