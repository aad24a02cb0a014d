import { type OptionId, optionIds, optionTable } from './optionTable';

/** Which options are on. */
export type Options = Record<OptionId, boolean>;

const fill = (value: (option: (typeof optionTable)[OptionId]) => boolean) =>
  Object.fromEntries(optionIds.map((id) => [id, value(optionTable[id])])) as Options;

/** What the release does when nothing is said. */
export const releaseDefaults: Options = fill(({ byDefault }) => byDefault);
/** What a visitor of the demo meets. */
export const initialOptions: Options = fill(({ byDefault, initially }) => initially ?? byDefault);

/** The boolean props of `QueryBuilder` for a set of options; with `onlyChanged`, those that differ from the release. */
export function optionProps(options: Options, onlyChanged = false): Partial<Record<OptionId, boolean>> {
  const ids = optionIds.filter(
    (id) => optionTable[id].prop && !(onlyChanged && options[id] === optionTable[id].byDefault),
  );
  return Object.fromEntries(ids.map((id) => [id, options[id]]));
}

/** Class names of the builder's outermost element that two of the options stand for. */
export const layoutClasses = (options: Options): string[] => [
  ...(options.showBranches ? ['queryBuilder-branches'] : []),
  ...(options.justifiedLayout ? ['queryBuilder-justified'] : []),
];
