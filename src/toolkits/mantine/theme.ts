import { createTheme } from '@mantine/core';

const small = { defaultProps: { size: 'xs' } };
/** A closing list would miss its end where the visitor wants no motion, because then every animation ends at once. */
const still = { defaultProps: { transitionProps: { duration: 0 } } };

const expanding = { defaultProps: { withExpandedAttribute: true } };
/** The list of options scrolls itself; a box around the options that does cannot be reached by keyboard. */
const list = { defaultProps: { ...small.defaultProps, withScrollArea: false } };

/** Settings of Mantine's theme: the page's font, small controls, and lists that say whether they are open. */
export const theme = createTheme({
  fontFamily: 'system-ui, sans-serif',
  components: {
    Button: small,
    Checkbox: small,
    // A list that is closed is not there; otherwise every page would carry the options of all lists.
    Combobox: { defaultProps: { ...still.defaultProps, keepMounted: false } },
    ComboboxEventsTarget: expanding,
    ComboboxTarget: expanding,
    DateInput: small,
    MultiSelect: list,
    NumberInput: small,
    Popover: still,
    Radio: small,
    Select: list,
    Switch: small,
    TextInput: small,
    Textarea: small,
  },
});
