import { languageChoice } from '../../translations/languageChoice';
import type { Choice } from '../DemoRelease';

const table = {
  language: { ...languageChoice, docs: '/docs/api/controls#translations' },
} satisfies Record<string, Choice>;

export type ChoiceIdOf5 = keyof typeof table;
/** The options of release 5 that are a choice of more than two. */
export const choiceTable: Record<ChoiceIdOf5, Choice> = table;
