import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { itemOf, registryOf, withControls } from './itemOf';

/** Writes the controls of each toolkit as code to install: `r/query-builder-<toolkit>.json`, and `r/registry.json` with all of them. */
export default function controlsRegistry({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'controls-registry',
    async postBuild({ outDir }) {
      const items = await Promise.all(withControls.map(({ id }) => itemOf(id, siteDir)));
      const folder = path.join(outDir, 'r');
      await mkdir(folder, { recursive: true });
      const write = (name: string, content: object) =>
        writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
      const homepage = new URL(siteConfig.baseUrl, siteConfig.url).href;
      await Promise.all([
        write('registry', registryOf(items, homepage)),
        ...items.map((item) => write(item.name, item)),
      ]);
    },
  };
}
