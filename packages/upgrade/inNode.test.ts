import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('packages/upgrade/package.json', 'utf8'));
const program = `import { example, reportOf, summaryOf } from './upgrade';
const report = reportOf({ name: 'a.tsx', text: example }, 4, 8);
console.log(summaryOf([report], 1));`;

it('runs in Node outside of this site, with nothing but the packages that it declares', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-upgrade-'));
  try {
    cpSync('packages/upgrade', path.join(folder, 'upgrade'), { recursive: true });
    for (const name of Object.keys(dependencies)) {
      mkdirSync(path.join(folder, 'node_modules', path.dirname(name)), { recursive: true });
      symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
    }
    writeFileSync(path.join(folder, 'run.ts'), program);
    const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
    const { stdout, stderr } = spawnSync(process.execPath, [jiti, 'run.ts'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ places in 1 file: .* rewritten\. 1 file checked\.$/m);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
