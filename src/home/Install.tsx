import Link from '@docusaurus/Link';
import { latestLine, nextLine } from '@site/lines/registry';
import { HighlightedCode } from '@site/src/docs-widgets/HighlightedCode';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

/** The group id and values are those of the npm2yarn plugin, so that a choice made here holds in the docs. */
const managers = [
  { id: 'npm', label: 'npm', command: 'npm install' },
  { id: 'yarn', label: 'Yarn', command: 'yarn add' },
  { id: 'pnpm', label: 'pnpm', command: 'pnpm add' },
  { id: 'bun', label: 'Bun', command: 'bun add' },
];

/** Which release to install depends on the React that the reader has. */
const choices = [
  { id: '18', label: `React ${latestLine.react}`, line: latestLine },
  { id: '19', label: `React ${nextLine.react}`, line: nextLine },
];

/** The install command, by React version and package manager. */
export function Install() {
  return (
    <section className={styles.install} aria-labelledby="install-heading">
      <h2 id="install-heading">Install</h2>
      <Tabs groupId="react-version">
        {choices.map(({ id, label, line: { major, path } }) => (
          <TabItem key={id} value={id} label={label}>
            <Tabs groupId="npm2yarn">
              {managers.map((manager) => (
                <TabItem key={manager.id} value={manager.id} label={manager.label}>
                  <HighlightedCode html={`<code>${manager.command} react-querybuilder@${major}</code>`} lang="bash" />
                </TabItem>
              ))}
            </Tabs>
            <p>
              <Link to={`${path}/intro`}>Getting started with release {major}</Link>
            </p>
          </TabItem>
        ))}
      </Tabs>
    </section>
  );
}
