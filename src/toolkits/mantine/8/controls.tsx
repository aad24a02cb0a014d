import { Button, Checkbox, MultiSelect, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { DateInput, DateTimePicker } from '@mantine/dates';
import { mantineControlElements } from 'samples-next/companions/mantine';
import type { ControlElementsProp, FullField } from 'samples-next/release';
import { nameControls } from '../../8/namedControls';
import { byLabel, type NamedPart } from '../../nameControls';
import { MantineEditor } from './MantineEditor';
import { MantineSelector } from './MantineSelector';

const labelled = [Button, Checkbox, DateInput, DateTimePicker, NumberInput, Switch, Textarea, TextInput];
/** Mantine's lists are text fields, which do not say that they open. */
const byCombobox: NamedPart[1] = (name) => ({ ...byLabel(name, {}), role: 'combobox' });

/** The companion carries a copy of the types of an older release. */
const elements = mantineControlElements as unknown as ControlElementsProp<FullField, string>;

const mended = { ...elements, valueEditor: MantineEditor, valueSelector: MantineSelector };

/** The companion's controls with a repaired editor and selector, each with an accessible name. */
export const mantineControls = nameControls(mended, [
  [MultiSelect, byCombobox],
  [Select, byCombobox],
  ...labelled.map((part): NamedPart => [part, byLabel]),
]);
