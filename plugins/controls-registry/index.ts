import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { strToU8, zipSync } from 'fflate';
import type { ToolkitId } from '../../src/toolkits/registry';
import { addedBytes, builderBytes } from './addedBytes';
import type { ControlsFigures } from './figures';
import { codeOf, itemOf, kits, overridesOf, registryOf } from './itemOf';

/**
 * Writes the controls of each toolkit as code: one by one below `r/code/`, as `r/query-builder-<toolkit>.zip`, and for the
 * `shadcn` command as `r/query-builder-<toolkit>.json`, with `r/registry.json` as the list.
 */
export default function controlsRegistry({ siteDir, siteConfig }: LoadContext): Plugin {
  const all = Promise.all(kits.map(async ({ id }) => ({ id, files: await codeOf(id, siteDir) })));
  return {
    name: 'controls-registry',
    async contentLoaded({ actions }) {
      const alone = await builderBytes(siteDir);
      const figures = (await all).map(async ({ id, files }): Promise<[ToolkitId, ControlsFigures]> => {
        return [
          id,
          {
            files: Object.entries(files).map(([name, text]) => [name, Buffer.byteLength(text)]),
            added: await addedBytes(`${id}/8/controls`, files, siteDir, alone),
            overrides: overridesOf(id),
          },
        ];
      });
      await actions.createData('figures.json', JSON.stringify(Object.fromEntries(await Promise.all(figures))));
    },
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'r');
      const write = async (file: string, content: string | Uint8Array) => {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), content);
      };
      const asJson = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
      const items = await Promise.all(kits.map(({ id }) => itemOf(id, siteDir)));
      const homepage = new URL(siteConfig.baseUrl, siteConfig.url).href;
      await write('registry.json', asJson(registryOf(items, homepage)));
      for (const item of items) await write(`${item.name}.json`, asJson(item));
      for (const { id, files } of await all) {
        await write(`query-builder-${id}.zip`, zipped(files));
        for (const [name, text] of Object.entries(files)) await write(`code/${name}`, text);
      }
    },
  };
}

/** The same bytes for the same files: a zip has a date for each. */
const zipped = (files: Record<string, string>) => {
  const entries = Object.entries(files).map(([name, text]) => [`query-builder/${name}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
};
