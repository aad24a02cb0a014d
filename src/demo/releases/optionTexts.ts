import { optionsOf } from '../store/options';
import { optionTexts as five } from './5/optionTexts';
import { optionTexts as eight } from './8/optionTexts';
import type { DemoRelease, Option, OptionId, OptionText, ReleaseId } from './DemoRelease';

const texts: Record<ReleaseId, Partial<Record<OptionId, OptionText>>> = { 5: five, 8: eight };

export type ExplainedOption = Option & OptionText;

/** The options of a release in order, each with its id and what only the panel of options says. */
export const explainedOptions = (release: Pick<DemoRelease, 'id' | 'optionTable'>) =>
  optionsOf(release).map(([id, option]): [OptionId, ExplainedOption] => [
    id,
    { ...option, ...(texts[release.id][id] as OptionText) },
  ]);
