import { execFile } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectsFolder, unpackProject } from '@site/e2e/fixtures/project';
import { toolkitCodes } from '@site/src/toolkits/codes';
import { type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { afterAll, describe, expect, it } from 'vitest';
import { initialState } from '../../store/state';
import type { Files, Flavour } from './generate';
import { projectFiles } from './project';
import { archive } from './sandbox';

// Not in the test's own thread: the runner gives up a test file that says nothing for a minute.
const execute = promisify(execFile);

const folder = projectsFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const state = {
  ...initialState,
  options: { ...initialState.options, enableDragAndDrop: true, validateQuery: true, justifiedLayout: true },
};
const run = (root: string, bin: string, ...rest: string[]) =>
  execute(process.execPath, [path.resolve('node_modules', bin), ...rest], { cwd: root });

const filesOf = async (id: ToolkitId, flavour: Flavour): Promise<Files> =>
  projectFiles(state, (await toolkitCodes[id]()).code, flavour);

const installed = (name: string) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const ids = toolkits.map(({ id }) => id);
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
  it('of every toolkit is type-checked as it is', async () => {
    const roots = ids.map((id) => path.join(folder, id));
    for (const [index, id] of ids.entries())
      unpackProject(archive(await filesOf(id, 'ts'), id), roots[index] as string);
    const configs = roots.map((root) => readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
    expect(new Set(configs).size, 'different settings').toBe(1);
    // One run for all, because each would read the libraries anew.
    const { compilerOptions } = JSON.parse(configs[0] as string);
    const config = { compilerOptions, include: roots.map((root) => `${path.basename(root)}/src`) };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    expect(await typeErrors(folder)).toBe('');
  }, 180_000);

  it.each(ids)('of %s asks for packages that this site has, at the same versions', async (id) => {
    const { dependencies, devDependencies } = JSON.parse((await filesOf(id, 'ts'))['package.json'] as string);
    const asked: Record<string, string> = { ...dependencies, ...devDependencies };
    expect(asked).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, installed(name)])));
  });
});
