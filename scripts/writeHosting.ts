import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../config/env';
import { moved, redirects } from '../config/redirects';
import { headersFile, redirectsFile } from '../hosting/netlify.mjs';
import { brotliConfig, nginxConfig } from '../hosting/nginx.mjs';
import { services } from '../hosting/policy.mjs';
import { redirectPage } from '../hosting/redirect.mjs';
import { robotsText } from '../hosting/robotsText.mjs';
import { securityText } from '../hosting/securityText.mjs';
import { writePolicies } from '../hosting/writePolicies.mjs';

/**
 * Completes the pages of a build, which can be served then: the policy of each page, robots.txt, and the hosts' own files. It runs after
 * Docusaurus, which lets all plugins write at the same time.
 * @param folder the build folder
 */
export function writeHosting(folder: string): void {
  const { baseUrl, siteUrl, securityContact } = env;
  for (const { from, to } of moved) write(folder, `${from.slice(1)}/index.html`, redirectPage(baseUrl + to.slice(1)));
  writePolicies(folder, services(env));
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const files: Record<string, string> = {
    'robots.txt': robotsText(siteUrl, baseUrl),
    _headers: headersFile(folders, baseUrl),
    _redirects: redirectsFile([...redirects.redirects, ...moved], baseUrl),
    'nginx.conf': nginxConfig({ redirects: [...redirects.redirects, ...moved], baseUrl }),
    'nginx-brotli.conf': brotliConfig,
    ...(securityContact && {
      '.well-known/security.txt': securityText(securityContact, siteUrl, baseUrl, dateOfSources()),
    }),
  };
  for (const [name, text] of Object.entries(files)) write(folder, name, text);
}

function write(folder: string, name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** The moment of the last commit, so that a commit always makes the same build; without history, now. */
function dateOfSources(): Date {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' });
  return status === 0 && stdout ? new Date(stdout.trim()) : new Date();
}

writeHosting(process.argv[2] ?? 'build');
