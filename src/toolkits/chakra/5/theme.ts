import { extendTheme } from '@chakra-ui/react';

/** A grey that stands out from the ground of the builder in both modes. */
const edge = 'gray.500';
/** The variant that the companion's fields and lists have. */
const filled = { border: '1px solid', borderColor: edge };
const field = { variants: { filled: { field: filled } } };
const tick = { baseStyle: { control: { borderColor: edge } } };

/** Chakra's theme, with the system's font, and edges of controls that pass WCAG AA, which Chakra's own do not. */
export const theme = extendTheme({
  fonts: { body: 'system-ui, sans-serif' },
  components: {
    Checkbox: tick,
    Input: field,
    Radio: tick,
    Select: field,
    Switch: {
      baseStyle: { track: { '--switch-bg': `colors.${edge}`, _dark: { '--switch-bg': `colors.${edge}` } } },
    },
    Textarea: { variants: { filled } },
  },
});
