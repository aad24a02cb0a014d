import type { Table } from '../dataset/table';
import { VisitorError } from '../loading/VisitorError';
import type { CreateEngine, Engine } from './Engine';

/**
 * Starts an engine on WebAssembly files of its own, which are fetched at once and do not wait for the table. A damaged file would
 * come from the browser's cache for as long as the visitor retries, so a start that fails is tried again on fresh files.
 * @param name how errors call the files
 * @throws {VisitorError} when the files do not come, are damaged, or cannot be run here
 */
export function retryWithFreshFiles<Files>(
  name: string,
  fetchFiles: (init: RequestInit) => Promise<Files>,
  create: (table: Table, files: Files) => Promise<Engine>,
): CreateEngine {
  if (typeof WebAssembly === 'undefined')
    return () => {
      throw new VisitorError(`${name} needs WebAssembly, which this browser does not have or blocks.`);
    };
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
        throw new VisitorError(
          `${name} arrived damaged, or this browser does not start it: its WebAssembly may be blocked.`,
          { cause: error },
        );
      });
    }
  };
}
