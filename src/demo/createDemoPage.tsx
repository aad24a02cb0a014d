import { toolkitWithId } from '@site/src/toolkits/registry';
import Layout from '@theme/Layout';
import { DemoPage } from './page';
import type { AnyAdapter, DemoRelease } from './releases/DemoRelease';
import { keepRelease } from './releases/loaded';
import { OnlyRelease } from './store/state';

/**
 * The page of one toolkit; its route imports the adapter, so that the toolkit arrives with this page only.
 * @param release the one of the adapter, which the server renders
 */
export function createDemoPage(adapter: AnyAdapter, release: DemoRelease) {
  keepRelease(release);
  const { label: name, releases } = toolkitWithId(adapter.id);
  const only = releases.length === 1 ? release : undefined;
  const isPlain = adapter.id === 'default';
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each route, when its module loads.
  return function ToolkitDemo() {
    return (
      <Layout
        title={isPlain ? 'Demo' : `${name} demo`}
        description={`Build a query on movies${isPlain ? '' : ` with ${name}'s controls`}, and export it in ${release.formats.length} formats.`}
      >
        <OnlyRelease.Provider value={only}>
          <DemoPage adapter={adapter} />
        </OnlyRelease.Provider>
      </Layout>
    );
  };
}
