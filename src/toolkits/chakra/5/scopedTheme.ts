import { baseTheme, toCSSVar } from '@chakra-ui/react';
import { mergeColourModes } from './mergeColourModes';
import { theme } from './theme';

const { Button, Checkbox, Form, FormLabel, Input, Radio, Select, Switch, Textarea } = theme.components;

/** The theme of the controls that the builder has, right in both modes before any script runs; computed once. */
export const scopedTheme = toCSSVar({
  ...baseTheme,
  components: {
    Button: mergeColourModes(Button),
    Checkbox: mergeColourModes(Checkbox),
    Form: mergeColourModes(Form),
    FormLabel: mergeColourModes(FormLabel),
    Input: mergeColourModes(Input),
    Radio: mergeColourModes(Radio),
    Select: mergeColourModes(Select),
    Switch: mergeColourModes(Switch),
    Textarea: mergeColourModes(Textarea),
  },
});

/** Chakra's variables, on the border of the toolkit; its own provider would put them on every `[data-theme]`. */
export const variables = {
  '[data-toolkit="chakra"]': { ...scopedTheme.__cssVars, color: 'var(--chakra-colors-chakra-body-text)' },
};
