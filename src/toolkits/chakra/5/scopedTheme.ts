import { baseTheme, toCSSVar } from '@chakra-ui/react';
import { mergeColourModes } from './mergeColourModes';
import { theme } from './theme';

/** The controls that the builder has. */
const names = ['Button', 'Checkbox', 'Form', 'FormLabel', 'Input', 'Radio', 'Select', 'Switch', 'Textarea'];

/** The theme of these controls, right in both modes before any script runs; computed once. */
export const scopedTheme = toCSSVar({
  ...baseTheme,
  components: Object.fromEntries(names.map((name) => [name, mergeColourModes(theme.components[name])])),
});

/** Chakra's variables, on the border of the toolkit; its own provider would put them on every `[data-theme]`. */
export const variables = {
  '[data-toolkit="chakra"]': { ...scopedTheme.__cssVars, color: 'var(--chakra-colors-chakra-body-text)' },
};
