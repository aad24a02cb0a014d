import { baseTheme, theme as fullTheme, toCSSVar } from '@chakra-ui/react';
import { bothModes } from './bothModes';

const { Button, Checkbox, Form, FormLabel, Input, Radio, Select, Switch, Textarea } = fullTheme.components;

/** Chakra's theme of the controls that the builder has, computed once. */
export const theme = toCSSVar({
  ...baseTheme,
  components: {
    Button: bothModes(Button),
    Checkbox: bothModes(Checkbox),
    Form: bothModes(Form),
    FormLabel: bothModes(FormLabel),
    Input: bothModes(Input),
    Radio: bothModes(Radio),
    Select: bothModes(Select),
    Switch: bothModes(Switch),
    Textarea: bothModes(Textarea),
  },
});

/** Chakra's variables, on the border of the toolkit; its own provider would put them on every `[data-theme]`. */
export const variables = { '[data-toolkit="chakra"]': theme.__cssVars };
