import { execFile } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { packagesFrom, projectsFolder, unpackProject } from '@site/e2e/fixtures/project';
import { findPackage } from '@site/plugins/packageFolder';
import type { DataSet } from '@site/src/own-data/DataSet';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { codeOf } from '@site/src/toolkits/codes';
import { isToolkitOf, type ReleaseId, type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { afterAll, describe, expect, it } from 'vitest';
import { five } from '../../releases/5';
import { eight } from '../../releases/8';
import type { DemoRelease } from '../../releases/DemoRelease';
import { keepRelease } from '../../releases/loaded';
import { initialOptions } from '../../store/options';
import { type DemoState, initialState } from '../../store/state';
import { projectFiles } from './project';
import { archive } from './sandbox';
import type { Files, Flavour } from './viteProject';

// Not in the test's own thread: the runner gives up a test file that says nothing for a minute.
const execute = promisify(execFile);

const folder = projectsFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

keepRelease(five);
keepRelease(eight);
const shown = { enableDragAndDrop: true, validateQuery: true, justifiedLayout: true };
const stateOf = (release: DemoRelease): DemoState => ({
  ...initialState,
  release: release.id,
  options: { ...initialOptions(release), ...shown },
});
const run = (root: string, bin: string, ...rest: string[]) =>
  execute(process.execPath, [path.resolve('node_modules', bin), ...rest], { cwd: root });

type Drawn = { release: DemoRelease; id: ToolkitId; name: string; data?: DataSet };

/** Every toolkit of every release, and a visitor's own rows. */
const drawn = [five, eight].flatMap((release): Drawn[] => [
  ...toolkits
    .filter(({ id }) => isToolkitOf(id, release.id))
    .map(({ id }) => ({ release, id, name: `${release.id}-${id}` })),
  { release, id: 'default', name: `${release.id}-own-rows`, data: setOfTests },
]);
const filesOf = async ({ release, id, data }: Drawn, flavour: Flavour): Promise<Files> =>
  projectFiles({ ...stateOf(release), data }, (await codeOf(release.id, id)()).code, flavour, data?.table);

const installed = (name: string, release: ReleaseId) => {
  const folder = findPackage(name, packagesFrom[release]);
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version;
};

/** What the compiler says of the project in a folder; nothing if all is well. */
async function typeErrors(root: string): Promise<string> {
  try {
    return (await run(root, 'typescript/bin/tsc')).stdout;
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}

/** That a project is built, and does what the demo does, is tested in e2e/demo/take-away.spec.ts. */
describe('the download', () => {
  it.each(['5', '8'] as const)(
    'of every toolkit of release %s is type-checked as it is',
    async (release) => {
      const own = drawn.filter((each) => each.release.id === release);
      const base = path.join(folder, release);
      for (const each of own)
        unpackProject(archive(await filesOf(each, 'ts'), each.name), path.join(base, each.name), release);
      const configs = own.map(({ name }) => readFileSync(path.join(base, name, 'tsconfig.json'), 'utf8'));
      expect(new Set(configs).size, 'different settings').toBe(1);
      // One run for all, because each would read the libraries anew.
      const { compilerOptions } = JSON.parse(configs[0] as string);
      const config = { compilerOptions, include: own.map(({ name }) => `${name}/src`) };
      writeFileSync(path.join(base, 'tsconfig.json'), JSON.stringify(config));
      symlinkSync(path.resolve('node_modules'), path.join(base, 'node_modules'));
      expect(await typeErrors(base)).toBe('');
    },
    180_000,
  );

  it.each(drawn)('of $name asks for packages that this site has, at the same versions', async (each) => {
    const { dependencies, devDependencies } = JSON.parse((await filesOf(each, 'ts'))['package.json'] as string);
    const asked: Record<string, string> = { ...dependencies, ...devDependencies };
    expect(asked).toEqual(
      Object.fromEntries(Object.keys(asked).map((name) => [name, installed(name, each.release.id)])),
    );
  });
});
