import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../records';
import { indexSettings } from './indexSettings';

/** What is needed of the client. */
type PushClient = Pick<Algoliasearch, 'setSettings' | 'batch' | 'operationIndex' | 'waitForTask' | 'deleteIndex'>;
type Push = {
  client: PushClient;
  indexName: string;
  records: SearchRecord[];
  /** Told after each portion. */
  onProgress?: (done: number, total: number) => void;
  batchSize?: number;
};

/**
 * Puts records in the place of an index, all at once: they go into a second index, which then takes the name of the
 * first. Searches meet the old records or the new ones, and after an error the old ones.
 * @throws what the service answers with, after the unfinished index has been removed
 */
export async function replaceIndex({ client, indexName, records, onProgress, batchSize = 200 }: Push): Promise<void> {
  const draft = `${indexName}_draft`;
  const done = async ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: draft, taskID });
  try {
    // What was set up by hand is kept: synonyms and rules. It also empties what a broken upload has left behind.
    await done(
      await client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination: draft, scope: ['settings', 'rules', 'synonyms'] },
      }),
    );
    await done(await client.setSettings({ indexName: draft, indexSettings }));
    for (let start = 0; start < records.length; start += batchSize) {
      const portion = records.slice(start, start + batchSize);
      const requests = portion.map((body) => ({ action: 'addObject' as const, body }));
      await done(await client.batch({ indexName: draft, batchWriteParams: { requests } }));
      onProgress?.(start + portion.length, records.length);
    }
    await done(
      await client.operationIndex({
        indexName: draft,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (error) {
    // The reason counts, not what cleaning up says after it.
    await client.deleteIndex({ indexName: draft }).catch(() => {});
    throw error;
  }
}
