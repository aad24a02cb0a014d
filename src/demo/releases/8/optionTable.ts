import { optionTable as five } from '../5/optionTable';
import type { Option } from '../DemoRelease';

const inNext = <Table extends Record<string, Option>>(table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([id, { docs, ...option }]) => [
      id,
      { ...option, ...(docs && { docs: docs.replace('/docs/', '/docs/next/') }) },
    ]),
  ) as Table;

const api = (section: string) => `/docs/next/api/${section}`;

/** The options of release 8: those of release 5, and what came after it. */
const table = {
  ...inNext(five),
  showMuteButtons: {
    label: 'Mute buttons',
    explanation: 'Adds a button to each rule and group that leaves it out of exports.',
    group: 'controls',
    docs: api('edits#showmutebuttons'),
    byDefault: false,
    prop: 'showMuteButtons',
  },
  showShiftActions: {
    label: 'Shift actions',
    explanation: 'Adds two buttons to each rule and group that move it up and down.',
    group: 'controls',
    docs: api('edits#showshiftactions'),
    byDefault: false,
    prop: 'showShiftActions',
  },
  showUngroupButtons: {
    label: 'Ungroup buttons',
    explanation: 'Adds a button to each group that replaces it by its rules.',
    group: 'controls',
    docs: api('edits#showungroupbuttons'),
    byDefault: false,
    prop: 'showUngroupButtons',
  },
  autoSelectValue: {
    label: 'Auto-select value',
    explanation: 'Selects the first value in a list; otherwise the user has to choose one.',
    group: 'editing',
    docs: api('rule-values#autoselectvalue'),
    byDefault: true,
    prop: 'autoSelectValue',
  },
  showUndoRedo: {
    label: 'Undo and redo buttons',
    explanation: 'Adds two buttons to the outermost group, by the history of the release.',
    group: 'controls',
    docs: api('state#querybuilderhistory'),
    byDefault: false,
  },
  hideDefaultDragPreview: {
    label: 'Hide drag preview',
    explanation: 'Shows no picture of the dragged rule below the pointer. Only react-dnd has it.',
    group: 'controls',
    docs: api('drag-and-drop#querybuilderdnd'),
    byDefault: false,
  },
  updateWhileDragging: {
    label: 'Update while dragging',
    explanation: 'Shows the query as it would be after the drop. Only the two other adapters do.',
    group: 'controls',
    docs: '/docs/next/compat#an-adapter-of-your-own',
    byDefault: false,
  },
  enableMountQueryChange: {
    label: 'onQueryChange on mount',
    explanation: 'Calls onQueryChange once when the builder mounts. Debug mode logs the call.',
    group: 'query',
    docs: api('querybuilder#enablemountquerychange'),
    byDefault: true,
    initially: false,
    prop: 'enableMountQueryChange',
  },
  preserveQueryStateOnUnmount: {
    label: 'Preserve state on unmount',
    explanation: 'Keeps the undo steps of the builder when it mounts again, such as in another toolkit.',
    group: 'query',
    docs: api('querybuilder#preservequerystateonunmount'),
    byDefault: false,
    prop: 'preserveQueryStateOnUnmount',
  },
  suppressStandardClassnames: {
    label: 'No standard classes',
    explanation: 'Leaves out the classes of the release, so that its stylesheet has no effect.',
    group: 'look',
    docs: api('controls#suppressstandardclassnames'),
    byDefault: false,
    prop: 'suppressStandardClassnames',
  },
} satisfies Record<string, Option>;

export type OptionIdOf8 = keyof typeof table;
export const optionTable: Record<OptionIdOf8, Option> = table;
export const optionIds = Object.keys(table) as OptionIdOf8[];
