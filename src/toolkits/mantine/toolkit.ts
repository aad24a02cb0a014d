import type { Toolkit } from '../toolkit';

/** Mantine's stylesheets of the components that the builder has, in the order that Mantine gives them. */
const components = [
  'default-css-variables',
  'global',
  'ScrollArea',
  'UnstyledButton',
  'VisuallyHidden',
  'Paper',
  'Popover',
  'CloseButton',
  'Loader',
  'Checkbox',
  'Combobox',
  'Input',
  'InlineInput',
  'NumberInput',
  'Pill',
  'PillsInput',
  'Radio',
  'Switch',
  'Button',
];

export const toolkit: Toolkit = {
  packages: { 8: ['@react-querybuilder/mantine', '@mantine/core', '@mantine/dates', '@mantine/hooks', 'dayjs'] },
  styles: [...components.map((name) => `@mantine/core/styles/${name}.css`), '@mantine/dates/styles.css'].map(
    (file) => ({
      file,
      modeAttribute: 'data-mantine-color-scheme',
      isWhole: true,
    }),
  ),
  wholeStyles: ['@mantine/core/styles.css', '@mantine/dates/styles.css'],
  provider: {
    importLine: `import { MantineProvider } from '@mantine/core';`,
    theme: 'theme',
    open: '<MantineProvider theme={theme}>',
    close: '</MantineProvider>',
  },
};
