import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion } from './cacheVersion';
import { codeOfBuild } from './codeOfBuild';

type Experiments = { cache?: { type?: string; version?: string } };

/**
 * Makes the bundler's persistent cache forget what was built with other settings or by other build-time code.
 * Docusaurus' own version of it knows neither: a page kept the search engine of the build before.
 * @param options the settings that builds may differ in
 * @throws if Docusaurus no longer configures the persistent cache
 */
export default function buildCache({ siteDir }: LoadContext, { settings }: { settings: object }): Plugin {
  const ours = cacheVersion(settings, codeOfBuild(siteDir));
  return {
    name: 'build-cache',
    configureWebpack(config) {
      if (!config.cache || config.mode !== 'production') return {};
      const { cache } = (config.experiments ?? {}) as Experiments;
      if (cache?.type !== 'persistent' || !cache.version)
        throw new Error(
          'build-cache: Docusaurus no longer sets `experiments.cache.version`, so that an old result could survive ' +
            'a changed setting. Find where it configures the persistent cache now, and put our version there.',
        );
      return { experiments: { cache: { version: `${cache.version}-${ours}` } } } as object;
    },
  };
}
