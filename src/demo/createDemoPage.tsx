import { toolkits } from '@site/src/toolkits/registry';
import Layout from '@theme/Layout';
import { DemoPage } from './page';
import { five } from './releases/5';
import type { AnyAdapter, DemoRelease } from './releases/DemoRelease';
import { keepRelease } from './releases/loaded';

/**
 * The page of one toolkit; its route imports the adapter, so that the toolkit arrives with this page only.
 * @param release what the adapter draws, and the server renders
 */
export function createDemoPage(adapter: AnyAdapter, release: DemoRelease = five) {
  keepRelease(release);
  const toolkit = toolkits.find(({ id }) => id === adapter.id);
  const name = toolkit?.label ?? adapter.id;
  const isPlain = adapter.id === 'default';
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each route, when its module loads.
  return function ToolkitDemo() {
    return (
      <Layout
        title={isPlain ? 'Demo' : `${name} demo`}
        description={`A live query builder${isPlain ? '' : ` made of ${name}'s controls`} on a table of movies, with its query in nine export formats.`}
      >
        <DemoPage adapter={adapter} release={release} />
      </Layout>
    );
  };
}
