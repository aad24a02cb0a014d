import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../records';
import { indexSettings } from './indexSettings';
import { readIndex } from './readIndex';

type Settings = {
  appId?: string;
  /** Key that may write; the public key of the site may only search. */
  writeKey?: string;
  indexName: string;
  siteUrl: string;
  /** Address of a service other than the provider's, for tests. */
  host?: string;
};
type Output = { write: (text: string) => void };

/**
 * Uploads the records of the build to the hosted service: `npm run search:push`, with `-- --dry-run` to see what would
 * be sent.
 * @returns exit code
 */
export async function run(args: string[], settings: Settings, output: Output, outDir = 'build'): Promise<number> {
  const { appId, writeKey, indexName, siteUrl, host } = settings;
  let records: SearchRecord[];
  try {
    records = readIndex(outDir, siteUrl);
  } catch {
    output.write(`${outDir} has no search index. Run \`npm run build\` first.\n`);
    return 1;
  }
  output.write(`${records.length} records for the index ${indexName}\n`);
  for (const [tag, count] of countTags(records)) output.write(`  ${tag}: ${count}\n`);
  if (args.includes('--dry-run')) {
    output.write('Dry run: nothing was sent.\n');
    return 0;
  }
  if (!appId || !writeKey) {
    output.write(
      'Set ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY, a key with the rights addObject, editSettings and deleteIndex.\n',
    );
    return 1;
  }
  const client = algoliasearch(appId, writeKey, host ? { hosts: [hostOf(host)] } : {});
  try {
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    // Into a second index, which then takes the name of the first: searches meet the old records or the new ones.
    await client.replaceAllObjects({ indexName, objects: records, batchSize: 200 });
  } catch (error) {
    output.write(`${reasonOf(error)}\nThe index ${indexName} has its records as they were.\n`);
    return 1;
  }
  output.write(`${indexName} now has these records.\n`);
  return 0;
}

function countTags(records: SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { docusaurus_tag: tag } of records) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

function hostOf(address: string) {
  const { host, protocol } = new URL(address);
  return { url: host, accept: 'readWrite' as const, protocol: protocol.replace(':', '') as 'http' | 'https' };
}

/** What to do about an answer of the service. */
function reasonOf(error: unknown): string {
  const { status, message } = error as { status?: number; message?: string };
  if (status === 401 || status === 403)
    return `The service refused the credentials (${status}): check ALGOLIA_APP_ID and that ALGOLIA_WRITE_KEY has the rights addObject, editSettings and deleteIndex. The public search key does not.`;
  if (status) return `The service answered ${status}: ${message}`;
  return `The service could not be reached: ${message}`;
}
