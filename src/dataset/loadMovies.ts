import address from 'movies-table';
import { fetchBytes, type Progress } from './fetchBytes';
import { isPackedTable, type PackedTable } from './packed';
import { columns } from './table';

let loading: Promise<PackedTable> | undefined;
let hasFailed = false;

/**
 * The movies table. It is fetched once; after a failure, the next call fetches it anew.
 * @param onProgress told what has arrived, by the call that fetches
 * @throws when the file does not arrive, or is not the table that this page was built with
 */
export function loadMovies(onProgress?: (progress: Progress) => void): Promise<PackedTable> {
  loading ??= fetchTable(onProgress).catch((error) => {
    loading = undefined;
    hasFailed = true;
    throw error;
  });
  return loading;
}

async function fetchTable(onProgress?: (progress: Progress) => void): Promise<PackedTable> {
  // A damaged file would otherwise come from the cache for as long as the visitor retries.
  const bytes = await fetchBytes(address, 'The movies table', onProgress, hasFailed ? { cache: 'reload' } : {});
  const table = parsed(new TextDecoder().decode(bytes));
  if (!isPackedTable(table, columns)) throw new Error('The movies table arrived damaged.');
  return table;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
