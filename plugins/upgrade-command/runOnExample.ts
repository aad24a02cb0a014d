import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { example } from '../../packages/upgrade';
import type { Packed } from './pack';

/**
 * Runs the command as it is packed, in a project that has the example of the page.
 * @returns what it prints
 * @throws if it does not find what is in the example
 */
export function runOnExample({ script }: Packed): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-command-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'upgrade.mjs'), script);
    writeFileSync(path.join(folder, 'src/Filters.tsx'), example);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['upgrade.mjs', '--from', '4', '--to', '8', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 1 || stderr) throw new Error(`The upgrade command ended with ${status}. ${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
