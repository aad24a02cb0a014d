import type { Plugin } from '@docusaurus/types';

/** What is needed here of a bundler's configuration, at any depth. */
type Settings = { [name: string]: Settings | string | undefined };

/**
 * Gives the classes of CSS modules names that are nothing but a hash: they stand in every page's HTML, in the styles that
 * are inlined there, and in the scripts.
 * @returns in how many places the configuration named them
 */
export function shortenClasses(settings: Settings): number {
  let count = 0;
  for (const [name, value] of Object.entries(settings)) {
    if (name === 'localIdentName') {
      settings[name] = '[hash:base64:5]';
      count++;
    } else if (typeof value === 'object' && value) count += shortenClasses(value);
  }
  return count;
}

/** @throws if the bundler no longer names classes of CSS modules by `localIdentName` */
export default function shortClasses(): Plugin {
  return {
    name: 'short-classes',
    configureWebpack(config) {
      if (config.mode !== 'production') return {};
      if (!shortenClasses(config.module as Settings))
        throw new Error('The bundler has no localIdentName for CSS modules any more.');
      return {};
    },
  };
}
