import { type DatabaseId, otherDatabases } from '@site/src/engines/servers/databases';
import { useDemo } from '../../../store/state';

export type OtherDatabase = Exclude<DatabaseId, 'sqlite'>;

/** The database that was chosen, if it is another than the page's. */
export function useDatabase(): OtherDatabase | undefined {
  const { database } = useDemo().choices;
  return otherDatabases.find((id) => id === database);
}
