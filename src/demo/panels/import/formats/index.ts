import type { ExportFormat } from 'react-querybuilder';
import type { ImportFormat } from './ImportFormat';

type Loader = { id: ExportFormat; label: string; load: () => Promise<{ format: ImportFormat }> };

/** The formats that can be read; each comes with its parser when it is chosen. */
export const importFormats: Loader[] = [
  { id: 'sql', label: 'SQL', load: () => import('./sql') },
  { id: 'mongodb', label: 'MongoDB', load: () => import('./mongodb') },
  { id: 'jsonlogic', label: 'JsonLogic', load: () => import('./jsonlogic') },
  { id: 'cel', label: 'CEL', load: () => import('./cel') },
  { id: 'json', label: 'JSON', load: () => import('./json') },
];
