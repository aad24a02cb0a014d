import { otherDatabases } from '@site/src/engines/servers/databases';
import { choiceTable as choicesOf5 } from './5/choiceTable';
import { exportFormats as formatsOf5, settingTable as settingsOf5 } from './5/exportFormats';
import { optionTable as optionsOf5 } from './5/optionTable';
import { choiceTable as choicesOf8 } from './8/choiceTable';
import { exportFormats as formatsOf8 } from './8/exportFormats';
import { optionTable as optionsOf8 } from './8/optionTable';
import { settingTable as settingsOf8 } from './8/settingTable';
import type { Choice, ChoiceId, ChosenId, OptionId, ReleaseId, SettingId } from './DemoRelease';
import { type Queryable, queryableOf } from './querySchemas';

/** What a link may say to a release; read before the release itself comes. */
export type Names = Queryable & {
  options: OptionId[];
  formats: string[];
  settings: SettingId[];
  choices: Partial<Record<ChosenId, readonly string[]>>;
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

export const namesOf: Record<ReleaseId, Names> = {
  5: {
    options: keys(optionsOf5),
    formats: ids(formatsOf5),
    settings: keys(settingsOf5),
    choices: { ...choices(choicesOf5), database: otherDatabases },
    ...queryableOf[5],
  },
  8: {
    options: keys(optionsOf8),
    formats: ids(formatsOf8),
    settings: keys(settingsOf8),
    choices: { ...choices(choicesOf8), database: otherDatabases },
    ...queryableOf[8],
  },
};
