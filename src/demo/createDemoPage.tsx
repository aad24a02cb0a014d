import { toolkits } from '@site/src/toolkits/registry';
import Layout from '@theme/Layout';
import { DemoPage } from './page';
import { release5 } from './releases/5';
import type { AnyAdapter, DemoRelease } from './releases/DemoRelease';
import { keepRelease } from './releases/loaded';

/**
 * The page of one toolkit; its route imports the adapter, so that the toolkit arrives with this page only.
 * @param release what the adapter draws, and the server renders
 */
export function createDemoPage(adapter: AnyAdapter, release: DemoRelease = release5) {
  // The demo's state begins with the latest line's release on every page, whichever one its toolkit is drawn in.
  keepRelease(release5);
  keepRelease(release);
  const toolkit = toolkits.find(({ id }) => id === adapter.id);
  const name = toolkit?.label ?? adapter.id;
  const isPlain = adapter.id === 'default';
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each route, when its module loads.
  return function ToolkitDemo() {
    return (
      <Layout
        title={isPlain ? 'Demo' : `${name} demo`}
        description={`Build a query on movies${isPlain ? '' : ` with ${name}'s controls`}, and export it in ${release.formats.length} formats.`}
      >
        <DemoPage adapter={adapter} release={release} />
      </Layout>
    );
  };
}
