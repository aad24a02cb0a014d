import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** Address of a line's first page. */
export const startOf = ({ docs, mainDocId, path }: GlobalVersion): string =>
  docs.find(({ id }) => id === mainDocId)?.path ?? path;
