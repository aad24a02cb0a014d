import type { ToolkitId } from '@site/src/toolkits/registry';
import { toolkits } from '@site/src/toolkits/registry';
import styles from './Header.module.css';
import { Toolbar } from './Toolbar';
import { ToolkitPicker } from './ToolkitPicker';

type Props = { toolkit: ToolkitId; link: () => Promise<string | undefined> };

/** Everything above the builder, in at most 160 px: what the page is, the toolkit, and what changes the whole query. */
export function Header({ toolkit, link }: Props) {
  const name = toolkits.find(({ id }) => id === toolkit)?.label;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{toolkit === 'default' ? 'Demo' : `Demo: ${name}`}</h1>
        <p>
          Build a query on 3,201 movies, and run it here<span>, in real engines in your browser</span>.
        </p>
      </div>
      <ToolkitPicker current={toolkit} />
      <Toolbar link={link} />
    </header>
  );
}
