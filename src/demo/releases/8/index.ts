import { nextLine } from '@site/lines/registry';
import type { DemoRelease } from '../DemoRelease';
import { engineNames } from '../engineNames';
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
  engines: {
    names: [...engineNames, 'JSONata', 'Drizzle', 'TanStack DB', 'LDAP filters'],
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
