import type { ToolkitId } from '@site/src/toolkits/registry';
import { toolkitWithId } from '@site/src/toolkits/registry';
import { choosePanel } from '../panels/choosePanel';
import type { DemoRelease } from '../releases/DemoRelease';
import { useDemo } from '../store/state';
import styles from './Header.module.css';
import { ReleasePicker, SwitchNotice } from './ReleasePicker';
import { Toolbar } from './Toolbar';
import { ToolkitPicker } from './ToolkitPicker';
import { useReleaseSwitch } from './useReleaseSwitch';

type Props = { toolkit: ToolkitId; release: DemoRelease; link: () => Promise<string | undefined> };

/** Everything above the builder, in at most 160 px: what the page is, the release, the toolkit, and what changes the whole query. */
export function Header({ toolkit, release, link }: Props) {
  const { pending, ...change } = useReleaseSwitch(toolkit);
  const { data } = useDemo();
  const name = toolkitWithId(toolkit).label;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{toolkit === 'default' ? 'Demo' : `Demo: ${name}`}</h1>
        <p>
          Build a query on {data ? data.name : '3,201 movies'} or{' '}
          <button type="button" className={styles.own} onClick={() => choosePanel('data')}>
            {data ? 'other data' : 'your own data'}
          </button>
          <span>, and run it here, in real engines in your browser</span>.
        </p>
        <ReleasePicker toolkit={toolkit} release={release} pending={pending} choose={change.choose} />
      </div>
      {pending && <SwitchNotice pending={pending} {...change} />}
      <ToolkitPicker current={toolkit} release={release.id} />
      <Toolbar toolkit={toolkit} link={link} />
    </header>
  );
}
