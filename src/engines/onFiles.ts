import type { Table } from '../dataset/table';
import { type CreateEngine, type Engine, messageOf } from './Engine';

/**
 * Starts an engine on files of its own, which are fetched at once and do not wait for the table. A damaged file would
 * come from the browser's cache for as long as the visitor retries, so a start that fails is tried again on fresh files.
 * @param name how errors call the files
 */
export function onFiles<Files>(
  name: string,
  fetchFiles: (init: RequestInit) => Promise<Files>,
  create: (table: Table, files: Files) => Promise<Engine>,
): CreateEngine {
  const files = fetchFiles({});
  // Its failure is told when the table has come.
  files.catch(() => {});
  return async (table) => {
    const first = await files;
    try {
      return await create(table, first);
    } catch {
      const second = await fetchFiles({ cache: 'reload' });
      return create(table, second).catch((error) => {
        throw new Error(`${name} arrived damaged, or cannot be started here: ${messageOf(error)}`);
      });
    }
  };
}
