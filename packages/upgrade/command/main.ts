import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './runCommand';

declare const SITE: string;

process.exitCode = runCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  // The build that packs this command puts the address of its site here.
  site: SITE,
  types: path.join(path.dirname(fileURLToPath(import.meta.url)), 'types'),
  out: (text) => process.stdout.write(text),
  tell: (text) => process.stderr.write(text),
});
