import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Settings and schemas, which are no tables, and what this site has written or installs for one platform. */
const others =
  /(?:^|\/)(?:package|tsconfig[^/]*|composer|bower|component|\.[^/]*)\.json$|\.schema\.json$|^\.|^samples-|-(?:linux|darwin|win32)-/;
/** Files that are too small to be a table, and how many of a package are taken. */
const smallest = 500;
const mostOfPackage = 3;

const packageOf = (file: string) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? '';

export type RealFile = { file: string; bytes: number; digest: string };

/** The tables and lists in installed packages: the largest of each, no content twice. */
export function realFiles(): RealFile[] {
  const found = readdirSync('node_modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:csv|tsv|json|ndjson|jsonl|parquet)$/.test(file) && !others.test(file))
    .map((file) => ({ file, bytes: statSync(path.join('node_modules', file)).size }))
    .filter(({ bytes }) => bytes >= smallest)
    .sort((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1));
  const digests = new Set<string>();
  const counts = new Map<string, number>();
  const taken: RealFile[] = [];
  for (const { file, bytes } of found) {
    const name = packageOf(file);
    const count = counts.get(name) ?? 0;
    if (count === mostOfPackage) continue;
    const digest = createHash('sha256')
      .update(readFileSync(path.join('node_modules', file)))
      .digest('hex');
    if (digests.has(digest)) continue;
    digests.add(digest);
    counts.set(name, count + 1);
    taken.push({ file, bytes, digest });
  }
  return taken.sort((a, b) => (a.file < b.file ? -1 : 1));
}
