import { fields } from '@site/src/dataset/fields';
import { nestedColumns } from '@site/src/dataset/nested';
import { createQuerySchema, querySchema } from '@site/src/query/schema';
import { exportFormats as formatsOf5, settingTable as settingsOf5 } from './5/exportFormats';
import { optionTable as optionsOf5 } from './5/optionTable';
import { exportFormats as formatsOf8 } from './8/exportFormats';
import { optionTable as optionsOf8 } from './8/optionTable';
import { settingTable as settingsOf8 } from './8/settingTable';
import type { OptionId, ReleaseId, SettingId } from './DemoRelease';

/** What a link may say to a release; read before the release itself comes. */
export type Names = { options: OptionId[]; formats: string[]; settings: SettingId[]; query: typeof querySchema };

const keys = <Key extends string>(table: Partial<Record<Key, unknown>>) => Object.keys(table) as Key[];
const ids = (formats: readonly { id: string }[]) => formats.map(({ id }) => id);

/** The same fields, nested ones, and mute. */
const querySchemaOf8 = createQuerySchema({
  fields: fields.map(({ name }) => name),
  nested: Object.fromEntries(nestedColumns.map(({ name, properties }) => [name, properties.map(({ name }) => name)])),
  hasMute: true,
});

export const namesOf: Record<ReleaseId, Names> = {
  5: { options: keys(optionsOf5), formats: ids(formatsOf5), settings: keys(settingsOf5), query: querySchema },
  8: { options: keys(optionsOf8), formats: ids(formatsOf8), settings: keys(settingsOf8), query: querySchemaOf8 },
};
