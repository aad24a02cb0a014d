import path from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site';
import pluginContentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, it, vi } from 'vitest';
import { documentedLines } from '../lines/lines';
import { pagesBelow } from '../plugins/pagesBelow';

/** What Docusaurus reads of all pages of the docs, by our configuration with these settings. */
async function pagesWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { docs } = await import('./docs');
  const options = validateOptions({
    validate: normalizePluginOptions as never,
    // Dates are asked of git page by page; e2e/build has them of the build.
    options: { ...docs, showLastUpdateTime: false, remarkPlugins: [], rehypePlugins: [] },
  });
  const plugin = await pluginContentDocs(await loadContext({ siteDir: process.cwd() }), options);
  const content = await plugin.loadContent?.();
  vi.unstubAllEnvs();
  return content?.loadedVersions.flatMap((version) => version.docs) ?? [];
}

it('every page links its own file where the repository is known, and none without it', async () => {
  const files = documentedLines()
    .flatMap(({ docs }) => pagesBelow(docs))
    .filter((file) => !path.basename(file).startsWith('_'));
  const linked = await pagesWith({ SITE_REPOSITORY: 'https://github.com/owner/site' });
  expect(linked.map(({ editUrl }) => editUrl).sort()).toEqual(
    files.map((file) => `https://github.com/owner/site/edit/main/${file}`).sort(),
  );
  for (const { editUrl, source } of linked) expect(editUrl).toContain(source.replace('@site/', '/'));
  expect((await pagesWith({ SITE_REPOSITORY: '' })).filter(({ editUrl }) => editUrl)).toEqual([]);
}, 60_000);
