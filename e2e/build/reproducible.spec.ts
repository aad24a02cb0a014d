import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isDeep } from '../../scripts/testScale';

/** All files below a folder, with their digests. */
const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );

// A whole build without any cache takes minutes.
if (isDeep('reproducible'))
  test('a clean build in another place is the same, byte by byte', async () => {
    test.setTimeout(1_800_000);
    // Playwright turns a static import into require, which cannot load an ES module.
    const { copySite } = await import('../../scripts/copySite.mjs');
    const scratch = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-another-'));
    try {
      const folder = path.join(scratch, 'and/deeper/place');
      // Pages say when they were last changed, and one says which commit was built, which git knows: that is to be the same.
      execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', folder]);
      copySite(folder);
      execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'ignore' });
      const [here, there] = [digests('build'), digests(path.join(folder, 'build'))];
      expect(Object.keys(here).length).toBeGreaterThan(1000);
      const files = [...new Set([...Object.keys(here), ...Object.keys(there)])];
      expect(files.filter((file) => here[file] !== there[file])).toEqual([]);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
