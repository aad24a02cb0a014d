import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Build = { folder: string; output: string; succeeded: boolean; remove: () => void };

/**
 * Builds a site into a temporary folder, beside the build that the other tests run against.
 * @param env what differs from the plain build
 * @param siteDir folder of the site; this repository by default
 */
export function build(env: Record<string, string> = {}, siteDir = '.'): Promise<Build> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-site-'));
  const folder = path.join(scratch, 'build');
  const command = spawn(
    process.execPath,
    [path.resolve('node_modules/.bin/docusaurus'), 'build', '--out-dir', folder],
    {
      cwd: siteDir,
      env: {
        ...process.env,
        // Generated files and the cache are not shared: another build may be running, with other settings.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(scratch, 'generated'),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        ...env,
      },
    },
  );
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve) =>
    command.on('close', (code) =>
      resolve({ folder, output, succeeded: code === 0, remove: () => rmSync(scratch, { recursive: true }) }),
    ),
  );
}

/** Serves a build on a free port and returns its origin. */
export async function serveBuild(folder: string, baseUrl = '/'): Promise<{ origin: string; stop: () => void }> {
  // Playwright turns a static import into require, which cannot load an ES module.
  const { createSite } = await import('../scripts/serve.mjs');
  const server = createSite(folder, baseUrl);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
