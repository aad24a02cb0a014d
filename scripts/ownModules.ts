import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What would reach the tests that come after it: a document, a module in the place of another, a global of one's own. */
const reaching =
  /@vitest-environment|vi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv)\(|defineProperty\(globalThis|Object\.assign\(globalThis/;

/**
 * Test files that have to have their modules for themselves. All others share what they import, which halves the time that
 * imports take.
 * @param folders from the root, whose tests are read, without installed packages
 * @returns paths from the root
 */
export function ownModules(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : ownModules([file]);
      return /\.test\.[a-z]+$/.test(entry.name) && reaching.test(readFileSync(file, 'utf8')) ? [file] : [];
    }),
  );
}
