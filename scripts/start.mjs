import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { install, run } from './install.mjs';

const outputs = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  'test-results',
  'playwright-report',
  'e2e',
  'adr',
]);

/** Time of the newest source file below a folder, in milliseconds since 1970. */
function newest(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !(folder === '.' && outputs.has(name)))
    .reduce((latest, entry) => {
      const file = path.join(folder, entry.name);
      return Math.max(latest, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
    }, 0);
}

install();
const built = 'build/index.html';
if (!existsSync(built) || statSync(built).mtimeMs < newest('.')) run('npm', ['run', '--silent', 'build']);
const { serve } = await import('./serve.mjs');
serve('build', Number(process.env.PORT ?? 3000), process.env.BASE_URL ?? '/');
