import { readFileSync } from 'node:fs';
import { packagesFrom } from '@site/e2e/fixtures/project';
import { findPackage } from '@site/plugins/packageFolder';
import type { DataSet } from '@site/src/own-data/DataSet';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { toolkitCodes } from '@site/src/toolkits/codes';
import { isToolkitOf, type ReleaseId, type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import { describe, expect, it } from 'vitest';
import { release5 } from '../../releases/5';
import { release8 } from '../../releases/8';
import type { DemoRelease } from '../../releases/DemoRelease';
import { keepRelease } from '../../releases/loaded';
import { initialOptions } from '../../store/options';
import { type DemoState, initialState } from '../../store/state';
import { installCommand, projectFiles } from './project';
import type { Files, Flavour } from './viteProject';

keepRelease(release5);
keepRelease(release8);
const shown = { enableDragAndDrop: true, validateQuery: true, justifiedLayout: true };
const stateOf = (release: DemoRelease): DemoState => ({
  ...initialState,
  release: release.id,
  options: { ...initialOptions(release), ...shown },
});
type Drawn = { release: DemoRelease; id: ToolkitId; name: string; data?: DataSet };

/** Every toolkit of every release, and a visitor's own rows. */
const drawn = [release5, release8].flatMap((release): Drawn[] => [
  ...toolkits
    .filter(({ id }) => isToolkitOf(id, release.id))
    .map(({ id }) => ({ release, id, name: `${release.id}-${id}` })),
  { release, id: 'default', name: `${release.id}-own-rows`, data: setOfTests },
]);
const filesOf = async ({ release, id, data }: Drawn, flavour: Flavour): Promise<Files> =>
  projectFiles(
    { ...stateOf(release), data },
    (await toolkitCodes[id]()).code[release.id] as ToolkitCode,
    flavour,
    data?.table,
  );

const manifestOf = (name: string, release: ReleaseId) => {
  const folder = findPackage(name, packagesFrom[release]);
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
};

/** Its types are checked in code.test.ts; that it is built, and does what the demo does, in e2e/demo/take-away.spec.ts. */
describe('the download', () => {
  it.each(drawn)('of $name asks for packages that this site has, at the same versions', async (each) => {
    const { dependencies, devDependencies } = JSON.parse((await filesOf(each, 'ts'))['package.json'] as string);
    const asked: Record<string, string> = { ...dependencies, ...devDependencies };
    expect(asked).toEqual(
      Object.fromEntries(Object.keys(asked).map((name) => [name, manifestOf(name, each.release.id).version])),
    );
  });

  it.each(drawn)('of $name allows each peer of another exact version, which npm refuses otherwise', async (each) => {
    const { dependencies, overrides = {} } = JSON.parse((await filesOf(each, 'ts'))['package.json'] as string);
    const refused = Object.keys(dependencies).flatMap((name) =>
      Object.entries(manifestOf(name, each.release.id).peerDependencies ?? {}).flatMap(([peer, range]) =>
        /^\d+\.\d+\.\d+$/.test(String(range)) && ![undefined, range].includes(dependencies[peer]) ? [[name, peer]] : [],
      ),
    );
    expect(
      Object.entries(overrides).flatMap(([name, peers]) => Object.keys(peers as object).map((peer) => [name, peer])),
    ).toEqual(refused);
    const code = (await toolkitCodes[each.id]()).code[each.release.id] as ToolkitCode;
    // The command beside the code says the same to npm before it installs.
    const [install, ...allowed] = installCommand({ ...stateOf(each.release), data: each.data }, code)
      .split('\n')
      .reverse();
    expect(install).toMatch(/^npm install (.* )?react-querybuilder@/);
    expect(allowed.reverse()).toEqual(
      refused.map(
        ([name]) => `npm pkg set "overrides.${name}.react-querybuilder=${dependencies['react-querybuilder']}"`,
      ),
    );
  });
});
