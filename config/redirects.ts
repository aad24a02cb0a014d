import { fileURLToPath } from 'node:url';
import type { Options } from '@docusaurus/plugin-client-redirects';
import { documentedLines } from '../lines/lines';
import { docs } from './docs';

/** The address of each line without a page leads to the line's first page: `/docs`, `/docs/next`, `/docs/4` … */
const lines = documentedLines(fileURLToPath(new URL('..', import.meta.url))).map(({ id }) => {
  const { path = '' } = (docs.versions as Record<string, { path?: string }>)[id] ?? {};
  const from = path ? `/docs/${path}` : '/docs';
  return { from, to: `${from}/intro` };
});

export const redirects = {
  fromExtensions: ['html', 'htm'],
  toExtensions: ['exe', 'zip'],
  redirects: [{ from: '/react-querybuilder', to: '/demo' }, ...lines],
} satisfies Options;
