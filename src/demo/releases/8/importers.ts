import type { ImportLoader } from '../../panels/import/formats/ImportFormat';

/** What the demo reads with release 8's parsers. */
export const importFormats: ImportLoader[] = [
  { id: 'json', label: 'JSON', load: () => import('../../panels/import/formats/json') },
];
