import { latestLine } from '@site/lines/registry';
import { fields } from '@site/src/dataset/fields';
import { placeholder } from '@site/src/query/placeholder';
import type { DemoRelease } from '../DemoRelease';
import { engineNames } from '../engineNames';
import { choiceTable } from './choiceTable';
import { exportFormats, settingTable } from './exportFormats';
import { library } from './library';
import { optionTable } from './optionTable';

/** Release 5, which comes with the pages that are drawn in it: the server renders it. */
export const release5: DemoRelease = {
  id: '5',
  line: latestLine,
  library,
  fields,
  optionTable,
  choiceTable,
  formats: exportFormats,
  settingTable,
  engines: { names: engineNames, download: '0.5 MB' },
  loadTakeOver: () => import('./withoutUnsupported').then(({ withoutUnsupported }) => withoutUnsupported),
  leaveOut: {
    change: { operator: placeholder },
    // A list that has no placeholder would show its first operator in the place of this one.
    options: { autoSelectOperator: false },
    groups: false,
    explanation:
      'By the placeholder operator “------”. Turns “Auto-select operator” off, so new rules begin without an operator, too.',
  },
  dragAndDrop: { 'react-dnd': () => import('./DragAndDrop') },
};
