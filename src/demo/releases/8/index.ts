import { nextLine } from '@site/lines/registry';
import { importFormats } from '../../panels/import/releases/8';
import { release5 } from '../5';
import type { DemoRelease } from '../DemoRelease';
import { choiceTable } from './choiceTable';
import { exportFormats, formatsOn } from './exportFormats';
import { fields } from './fields';
import { library } from './library';
import { optionTable } from './optionTable';
import { settingTable } from './settingTable';

/** Release 8: the one chunk that a switch to it brings. */
export const release8: DemoRelease = {
  id: '8',
  line: nextLine,
  library,
  fields,
  optionTable,
  choiceTable,
  formats: exportFormats,
  formatsOn,
  settingTable,
  importers: importFormats,
  engines: {
    names: [...release5.engines.names, 'JSONata', 'Drizzle', 'TanStack DB', 'LDAP filters'],
    download: '0.6 MB',
  },
  leaveOut: {
    change: { muted: true },
    options: { showMuteButtons: true },
    groups: true,
    explanation: 'Mutes it, and turns “Mute buttons” on.',
  },
  dragAndDrop: {
    'react-dnd': () => import('./DragAndDrop'),
    'dnd-kit': () => import('./dnd/dndKit'),
    'pragmatic-dnd': () => import('./dnd/pragmaticDnd'),
  },
  loadHistory: () => import('samples-next/parts/history') as never,
};
