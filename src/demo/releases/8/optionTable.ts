import { optionTable as five } from '../5/optionTable';
import type { Option } from '../DemoRelease';

const inNext = <Table extends Record<string, Option>>(table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([id, { docs, ...option }]) => [
      id,
      { ...option, ...(docs && { docs: docs.replace('/docs/', '/docs/next/') }) },
    ]),
  ) as Table;

const api = (anchor: string) => `/docs/next/api/querybuilder#${anchor}`;

/** The options of release 8: those of release 5, and what came after it. */
const table = {
  ...inNext(five),
  showMuteButtons: {
    label: 'Mute buttons',
    explanation: 'Adds a button to each rule and group that leaves it out of exports.',
    group: 'controls',
    docs: api('showmutebuttons'),
    byDefault: false,
    prop: 'showMuteButtons',
  },
  showShiftActions: {
    label: 'Shift actions',
    explanation: 'Adds two buttons to each rule and group that move it up and down.',
    group: 'controls',
    docs: api('showshiftactions'),
    byDefault: false,
    prop: 'showShiftActions',
  },
  showUngroupButtons: {
    label: 'Ungroup buttons',
    explanation: 'Adds a button to each group that replaces it by its rules.',
    group: 'controls',
    docs: api('showungroupbuttons'),
    byDefault: false,
    prop: 'showUngroupButtons',
  },
  autoSelectValue: {
    label: 'Auto-select value',
    explanation: 'Selects the first value in a list; otherwise the user has to choose one.',
    group: 'editing',
    docs: api('autoselectvalue'),
    byDefault: true,
    prop: 'autoSelectValue',
  },
} satisfies Record<string, Option>;

export type OptionIdOf8 = keyof typeof table;
export const optionTable: Record<OptionIdOf8, Option> = table;
export const optionIds = Object.keys(table) as OptionIdOf8[];
