import type { ReleaseId } from '@site/src/toolkits/registry';
import { optionTable as optionsOf5 } from '../releases/5/optionTable';
import { optionTable as optionsOf8 } from '../releases/8/optionTable';
import type { Option, OptionId } from '../releases/DemoRelease';

/** The options that their demo of 2026 has and that of 2023 had not. */
const addedIn2026 = [
  'showShiftActions',
  'showUndoRedo',
  'showMuteButtons',
  'autoSelectValue',
  'responsiveLayout',
  'suppressStandardClassnames',
  'useDateTimePackage',
  'enableExpressions',
];
/** Those that this demo lacks, in words. */
const lackingOptions: Record<string, string> = {
  responsiveLayout: 'Responsive layout',
  useDateTimePackage: 'Date and time package',
  enableExpressions: 'Expressions',
};
/** Toolkits of 2026. */
const stylesOf2026 = ['fluent', 'mantine', 'prime', 'tremor'];
/** Those that this demo lacks, as they call themselves. */
const lackingToolkits: Record<string, string> = { prime: 'PrimeReact', tremor: 'Tremor' };

const own = (table: object, name: string) => Object.hasOwn(table, name);

/** Whether an option is one of theirs or ours. */
export const isOption = (name: string): boolean => own(optionsOf8, name) || addedIn2026.includes(name);
/** Whether an option came after release 5. */
export const isLaterOption = (name: string): boolean => isOption(name) && !own(optionsOf5, name);
/** Whether a toolkit came after release 5. */
export const isLaterStyle = (name: string): boolean => stylesOf2026.includes(name);

/** What an option or a toolkit that this demo lacks is called. */
export const optionLabel = (name: string): string =>
  own(lackingOptions, name) ? (lackingOptions[name] ?? name) : name;
export const toolkitLabel = (name: string): string =>
  own(lackingToolkits, name) ? (lackingToolkits[name] ?? name) : name;

const tables: Record<ReleaseId, Partial<Record<OptionId, Option>>> = { 5: optionsOf5, 8: optionsOf8 };
/** The options of a release, each with what is on before anybody changes it: in their demo, or where they lack it in ours. */
export const optionsIn = (release: ReleaseId): [name: OptionId, isOn: boolean][] =>
  (Object.entries(tables[release]) as [OptionId, Option][]).map(([name, { byDefault, initially = byDefault }]) => [
    name,
    own(optionsOf5, name) || addedIn2026.includes(name) ? byDefault : initially,
  ]);
/** The same where a link says nothing of options. */
export const initialOptionsIn = (release: ReleaseId): [name: OptionId, isOn: boolean][] =>
  (Object.entries(tables[release]) as [OptionId, Option][]).map(([name, { byDefault, initially = byDefault }]) => [
    name,
    initially,
  ]);
