import { fetchBytes, type Progress } from '@site/src/loading/fetchBytes';
import { VisitorError } from '@site/src/loading/VisitorError';
import address from 'movies-table';
import { isPackedTable, type PackedTable } from './packedTable';
import { createStatus } from './status';
import { columns } from './table';

let loading: Promise<PackedTable> | undefined;
let hasFailed = false;
const { set, ...watched } = createStatus();

/** How far the download of the movies table is. */
export const moviesStatus = watched;

/**
 * The movies table. It is fetched once; after a failure, the next call fetches it anew.
 * @throws when the file does not arrive, or is not the table that this page was built with
 */
export function loadMovies(): Promise<PackedTable> {
  loading ??= fetchTable().then(
    (table) => {
      set({ phase: 'ready' });
      return table;
    },
    (error) => {
      loading = undefined;
      hasFailed = true;
      set({ phase: 'idle' });
      throw error;
    },
  );
  return loading;
}

async function fetchTable(): Promise<PackedTable> {
  set({ phase: 'loading' });
  const onProgress = (progress: Progress) => set({ phase: 'loading', progress });
  // A damaged file would otherwise come from the cache for as long as the visitor retries.
  const bytes = await fetchBytes(address, 'The movies table', onProgress, hasFailed ? { cache: 'reload' } : {});
  const table = parsed(new TextDecoder().decode(bytes));
  if (!isPackedTable(table, columns)) throw new VisitorError('The movies table arrived damaged.');
  return table;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
