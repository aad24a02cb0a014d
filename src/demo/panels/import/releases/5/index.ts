import type { ImportLoader } from '../../formats/ImportFormat';

/** The formats that this release reads. */
export const importFormats: ImportLoader[] = [
  { id: 'sql', label: 'SQL', load: () => import('./sql') },
  { id: 'mongodb', label: 'MongoDB', load: () => import('./mongodb') },
  { id: 'jsonlogic', label: 'JsonLogic', load: () => import('./jsonlogic') },
  { id: 'cel', label: 'CEL', load: () => import('./cel') },
  { id: 'json', label: 'JSON', load: () => import('./json') },
];
