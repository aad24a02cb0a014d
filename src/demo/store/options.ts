import type { Choice, ChoiceId, Choices, DemoRelease, Option, OptionId, Options } from '../releases/DemoRelease';

type WithOptions = Pick<DemoRelease, 'optionTable'>;

/** The options of a release in order, each with its id. */
export const optionsOf = ({ optionTable }: WithOptions) => Object.entries(optionTable) as [OptionId, Option][];

const fill = (release: WithOptions, value: (option: Option) => boolean): Options =>
  Object.fromEntries(optionsOf(release).map(([id, option]) => [id, value(option)]));

/** What the release does when nothing is said. */
export const releaseDefaults = (release: WithOptions) => fill(release, ({ byDefault }) => byDefault);
/** What a visitor of the demo meets. */
export const initialOptions = (release: WithOptions) =>
  fill(release, ({ byDefault, initially }) => initially ?? byDefault);

/**
 * The boolean props of `QueryBuilder` for a set of options; with `onlyChanged`, those that differ from the release. An option
 * that is missing is as a visitor meets it: the server renders a release that was not on show yet.
 */
export function optionProps(release: WithOptions, options: Options, onlyChanged = false): Record<string, boolean> {
  const props = optionsOf(release).flatMap(([id, { isProp, byDefault, initially = byDefault }]) => {
    const isOn = options[id] ?? initially;
    return isProp && (!onlyChanged || isOn !== byDefault) ? [[id, isOn] as const] : [];
  });
  return Object.fromEntries(props);
}

/** The choices of a release in order, each with its id. */
export const choicesOf = ({ choiceTable }: Pick<DemoRelease, 'choiceTable'>) =>
  Object.entries(choiceTable) as [ChoiceId, Choice][];

/** What is chosen where it is not the default: each prop of `QueryBuilder` that it sets, with its value; and with that as code where it cannot be printed. */
export const chosenProps = (release: Pick<DemoRelease, 'choiceTable'>, choices: Choices) =>
  choicesOf(release).flatMap(([id, { prop, items, type }]) => {
    const item = items.find((candidate) => candidate.id === choices[id]);
    return prop && item ? [{ prop, value: item.value, code: item.code, type }] : [];
  });

/** Class names of the builder's outermost element that two of the options stand for. */
export const layoutClasses = (options: Options): string[] => [
  ...(options.showBranches ? ['queryBuilder-branches'] : []),
  ...(options.justifiedLayout ? ['queryBuilder-justified'] : []),
];
