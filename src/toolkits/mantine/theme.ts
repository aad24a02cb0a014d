import { createTheme } from '@mantine/core';

const small = { defaultProps: { size: 'xs' } };
/** A closing list would miss its end where the visitor wants no motion, because then every animation ends at once. */
const still = { defaultProps: { transitionProps: { duration: 0 } } };

/** Settings of Mantine's theme: the page's font, small controls, and lists that say whether they are open. */
export const theme = createTheme({
  fontFamily: 'inherit',
  components: {
    Button: small,
    Checkbox: small,
    // A list that is closed is not there; otherwise every page would carry the options of all lists.
    Combobox: { defaultProps: { ...still.defaultProps, keepMounted: false } },
    ComboboxTarget: { defaultProps: { withExpandedAttribute: true } },
    DateInput: small,
    MultiSelect: small,
    NumberInput: small,
    Popover: still,
    Radio: small,
    Select: small,
    Switch: small,
    TextInput: small,
    Textarea: small,
  },
});
