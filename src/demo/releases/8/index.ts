import { nextLine } from '@site/lines/registry';
import { fields, type MovieField } from '@site/src/dataset/fields';
import { nestedFields } from '@site/src/dataset/nested';
import { five } from '../5';
import type { DemoRelease } from '../DemoRelease';
import { exportFormats } from './exportFormats';
import { importFormats } from './importers';
import { library } from './library';
import { optionTable } from './optionTable';
import { settingTable } from './settingTable';

/** Release 8: the one chunk that a switch to it brings. */
export const eight: DemoRelease = {
  id: '8',
  line: nextLine,
  library,
  fields: [...fields, ...(nestedFields as unknown as MovieField[])],
  optionTable,
  formats: exportFormats,
  settingTable,
  importers: importFormats,
  engines: {
    names: [...five.engines.names, 'JSONata', 'Drizzle', 'TanStack DB', 'LDAP filters'],
    download: '0.7 MB',
  },
  // Whatever an older release holds.
  hold: (query) => ({ query, lost: [] }),
  loadDragAndDrop: () => import('./DragAndDrop'),
};
