import type { Door } from './doors';

/** A release that no line documents. Only its export comes to the browser, without the components. */
export type Between = { major: string; load: () => Promise<Door> };

/** Releases without a line, whose exports are compared with those of the documented ones. */
export const between: readonly Between[] = [
  { major: '6', load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-next/6/release') },
  { major: '7', load: () => import(/* webpackExports: ['formatQuery', 'version'] */ 'samples-next/7/release') },
];
