import { HighlightedCode } from '@site/src/components/HighlightedCode';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** The group id and values are those of the npm2yarn plugin, so that a choice made here holds in the docs. */
const managers = { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' };

export function InstallCommand() {
  return (
    <Tabs groupId="npm2yarn">
      {Object.entries(managers).map(([id, command]) => (
        <TabItem
          key={id}
          value={id}
          label={id === 'npm' ? 'npm' : id === 'yarn' ? 'Yarn' : id === 'pnpm' ? 'pnpm' : 'Bun'}
        >
          <HighlightedCode html={`<code>${command} react-querybuilder@5</code>`} lang="bash" />
        </TabItem>
      ))}
    </Tabs>
  );
}
