import { type DatabaseId, databases } from '@site/src/engines/servers/databases';
import controls from '@site/src/ui/controls.module.css';
import { askOnUse } from '../../../run/runIntent';
import { demoStore, useDemo } from '../../../store/state';
import styles from './database.module.css';

const ids = Object.keys(databases) as DatabaseId[];

/** The database that the visitor has, in Results and Export; a link carries it. */
export function DatabaseSelect() {
  const { database = 'sqlite' } = useDemo().choices;
  return (
    <label className={styles.database}>
      <span>My database</span>
      <select
        className={controls.field}
        value={database}
        onChange={({ target: { value } }) => {
          askOnUse();
          demoStore.setChoice('database', value === 'sqlite' ? undefined : value);
        }}
      >
        {ids.map((id) => (
          <option key={id} value={id}>
            {databases[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
