import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { initialState } from '../state';
import type { ToolkitId } from '../toolkits/registry';
import type { Files, Flavour } from './generate';
import { toolkitCodes } from './index';
import { projectFiles } from './project';
import { archive } from './sandbox';

mkdirSync('node_modules/.cache', { recursive: true });
const folder = mkdtempSync(path.resolve('node_modules/.cache/demo-project-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Unpacks an archive as a visitor would. Its packages are those that this site has, at the same versions. */
function unpack(zip: Uint8Array, name: string): string {
  for (const [file, content] of Object.entries(unzipSync(zip))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, strFromU8(content));
  }
  const root = path.join(folder, name);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

const state = {
  ...initialState,
  options: { ...initialState.options, enableDragAndDrop: true, validateQuery: true, justifiedLayout: true },
};
const run = (root: string, bin: string, ...rest: string[]) =>
  execFileSync(process.execPath, [path.resolve('node_modules', bin), ...rest], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

describe('the download', () => {
  it.each([
    ['default', 'ts'],
    ['bulma', 'js'],
  ] as [ToolkitId, Flavour][])(
    'of %s (%s) is type-checked and built as it is',
    async (id, flavour) => {
      const { code } = await toolkitCodes[id]();
      const files: Files = projectFiles(state, code, flavour);
      const root = unpack(archive(files, id), id);
      if (flavour === 'ts') run(root, 'typescript/bin/tsc');
      run(root, 'vite/bin/vite.js', 'build', '--logLevel', 'warn');
      expect(existsSync(path.join(root, 'dist/index.html'))).toBe(true);
    },
    180_000,
  );
});
