import { fileURLToPath } from 'node:url';
import type { Options } from '@docusaurus/plugin-client-redirects';
import { documentedLines } from '../lines/lines';
import { movedPages } from '../plugins/address/movedPages';

const siteDir = fileURLToPath(new URL('..', import.meta.url));
/** The address of each line without a page leads to the line's first page: `/docs`, `/docs/next`, `/docs/4` … */
const lines = documentedLines(siteDir).map(({ path }) => ({ from: path, to: `${path}/intro` }));

/**
 * Addresses of the library's other documentation (adr/0021). Hosts have them with the others; their pages are written by
 * scripts/writeHosting.ts, because the plugin forgets the hash of an address whose target has a query.
 */
export const moved = movedPages(siteDir);

export const redirects = {
  fromExtensions: ['html', 'htm'],
  toExtensions: ['exe', 'zip'],
  redirects: [{ from: '/react-querybuilder', to: '/demo' }, ...lines],
} satisfies Options;
