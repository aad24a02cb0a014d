import type { Choice } from '../releases/DemoRelease';
import { languages } from './languages';

/** The language of the builder as an option of every release. */
export const languageChoice: Choice = {
  label: 'Language',
  explanation: 'Translates the texts of the builder, and its direction of writing. Fields keep the names of the data.',
  group: 'look',
  items: languages.map(({ id, label }) => ({ id, label })),
  byDefault: 'en',
};
