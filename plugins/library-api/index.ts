import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toJsonSchema } from '@valibot/to-json-schema';
import { comparedReleases, documentedLines } from '../../lines/lines';
import { apiJson } from './apiJson';
import { apiSchema } from './apiSchema';
import { apiHistory, historySchema } from './history';
import { apiFile, lineApi, releaseApi, releaseFile } from './lineApi';
import { comparable } from './observed';

/**
 * Writes the API surface of each line's pinned release, from which `<Signature>`, `<PropsTable>`, `<ApiIndex>` and
 * `<ApiDifferences>` take what they show (through the bundler, so that a page notices another release); and publishes it
 * as `api/<release>.json`, and that of all compared releases as `api-history.json`.
 */
export default function libraryApi({ siteDir }: LoadContext): Plugin {
  return {
    name: 'library-api',
    async postBuild({ outDir, siteConfig: { url, baseUrl } }) {
      const root = `${url}${baseUrl}`.replace(/\/$/, '');
      await Promise.all([
        write(path.join(outDir, 'api/schema.json'), toJsonSchema(apiSchema)),
        write(path.join(outDir, 'api/history-schema.json'), toJsonSchema(historySchema)),
        write(
          path.join(outDir, 'api-history.json'),
          apiHistory(
            comparedReleases(siteDir).map((release) => releaseApi(release, siteDir)),
            root,
          ),
        ),
        ...documentedLines(siteDir).map((line) =>
          write(path.join(outDir, 'api', `${line.release}.json`), apiJson(line, root, siteDir)),
        ),
      ]);
    },
    async loadContent() {
      await Promise.all([
        ...documentedLines(siteDir).map((line) => write(apiFile(line, siteDir), lineApi(line, siteDir))),
        ...comparedReleases(siteDir).map((release) =>
          write(releaseFile(release, siteDir), comparable(release, siteDir)),
        ),
      ]);
    },
  };
}

/** Writes a file unless it says the same already: an untouched file keeps the bundler's cache valid. */
async function write(file: string, value: unknown) {
  const text = JSON.stringify(value);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
