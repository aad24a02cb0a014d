import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { run } from './install.mjs';

/** Imports a module of TypeScript, from the root, into a script in plain Node. */
export const load = (module) => createJiti(path.resolve('scripts/x.js')).import(path.resolve(module));
export const { documentedLines, latest, manifestOf } = await load('lines/lines.ts');
const { registryText } = await load('lines/registryText.ts');

/** Writes lines/registry.ts after versions.json has changed, and installs what the lines' package files now ask for. */
export function writeRegistry() {
  writeFileSync('lines/registry.ts', registryText(JSON.parse(readFileSync('versions.json', 'utf8'))));
  run('npx', ['biome', 'check', '--write', 'versions.json', 'package.json', 'docs/_samples/package.json']);
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  run('npm', ['run', '--silent', 'lock']);
}
