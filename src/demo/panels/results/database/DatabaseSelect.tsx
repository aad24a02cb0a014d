import { type DatabaseId, databases } from '@site/src/engines/servers/databases';
import { Select } from '@site/src/ui/Select';
import { askOnUse } from '../../../run/runIntent';
import { demoStore, useDemo } from '../../../store/state';
import styles from './database.module.css';

const items = Object.entries(databases) as [DatabaseId, string][];

/** The database that the visitor has, in Results and Export; a link carries it. */
export function DatabaseSelect() {
  const { database = 'sqlite' } = useDemo().choices;
  return (
    <label className={styles.database}>
      <span>My database</span>
      <Select
        value={database}
        onChoose={(chosen) => {
          askOnUse();
          demoStore.setChoice('database', chosen === 'sqlite' ? undefined : chosen);
        }}
        items={items}
      />
    </label>
  );
}
