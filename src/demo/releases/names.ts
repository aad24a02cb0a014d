import { fields } from '@site/src/dataset/fields';
import { nestedColumns } from '@site/src/dataset/nested';
import { type Grammar, querySchemaFor } from '@site/src/query/schema';
import { choiceTable as choicesOf5 } from './5/choiceTable';
import { exportFormats as formatsOf5, settingTable as settingsOf5 } from './5/exportFormats';
import { optionTable as optionsOf5 } from './5/optionTable';
import { choiceTable as choicesOf8 } from './8/choiceTable';
import { exportFormats as formatsOf8 } from './8/exportFormats';
import { optionTable as optionsOf8 } from './8/optionTable';
import { settingTable as settingsOf8 } from './8/settingTable';
import type { Choice, ChoiceId, OptionId, ReleaseId, SettingId } from './DemoRelease';

/** What a link may say to a release; read before the release itself comes. */
export type Names = {
  options: OptionId[];
  formats: string[];
  settings: SettingId[];
  choices: Partial<Record<ChoiceId, string[]>>;
  /** What its queries can hold. */
  grammar: Grammar;
  /** The schema of its queries, for the fields that a visitor has added. */
  query: ReturnType<typeof querySchemaFor>;
};

const keys = <Key extends string>(table: Partial<Record<Key, unknown>>) => Object.keys(table) as Key[];
/** What can be chosen but the default, which is not said. */
const choices = (table: Partial<Record<ChoiceId, Choice>>): Names['choices'] =>
  Object.fromEntries(
    Object.entries(table).map(([id, { items, byDefault }]) => [
      id,
      items.map((item) => item.id).filter((item) => item !== byDefault),
    ]),
  );
const ids = (formats: readonly { id: string }[]) => formats.map(({ id }) => id);

const grammarOf5: Grammar = { fields: fields.map(({ name }) => name) };
/** The same fields, nested ones, and mute. */
const grammarOf8: Grammar = {
  ...grammarOf5,
  nested: Object.fromEntries(nestedColumns.map(({ name, properties }) => [name, properties.map(({ name }) => name)])),
  hasMute: true,
};
const queries = (grammar: Grammar) => ({ grammar, query: querySchemaFor(grammar) });

export const namesOf: Record<ReleaseId, Names> = {
  5: {
    options: keys(optionsOf5),
    formats: ids(formatsOf5),
    settings: keys(settingsOf5),
    choices: choices(choicesOf5),
    ...queries(grammarOf5),
  },
  8: {
    options: keys(optionsOf8),
    formats: ids(formatsOf8),
    settings: keys(settingsOf8),
    choices: choices(choicesOf8),
    ...queries(grammarOf8),
  },
};
