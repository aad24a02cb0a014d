import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { install, run } from './install.mjs';

/** Folders of the root whose files say nothing about the site: what tools write, the tests and the decisions. */
const ignored = new Set(['build', '.docusaurus', '.git', 'test-results', 'playwright-report', 'e2e', 'adr']);

/** Time of the newest source file below a folder, in milliseconds since 1970. */
function newest(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name === 'node_modules' || ignored.has(file)) return latest;
    return Math.max(latest, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
  }, 0);
}

install();
const built = 'build/index.html';
if (!existsSync(built) || statSync(built).mtimeMs < newest('.')) run('npm', ['run', '--silent', 'build']);
const { serve } = await import('./serve.mjs');
serve('build', Number(process.env.PORT ?? 3000), process.env.BASE_URL ?? '/');
