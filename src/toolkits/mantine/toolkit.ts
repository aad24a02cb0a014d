import type { Toolkit } from '../toolkit';

/** What a builder has of Mantine's components, `8/adapter.tsx` imports stylesheet by stylesheet. */
export const toolkit: Toolkit = {
  packages: { 8: ['@react-querybuilder/mantine', '@mantine/core', '@mantine/dates', '@mantine/hooks', 'dayjs'] },
  styles: ['@mantine/core/styles/*.css', '@mantine/dates/styles.css'].map((file) => ({
    file,
    modeAttribute: 'data-mantine-color-scheme',
    isWhole: true,
  })),
  wholeStyles: ['@mantine/core/styles.css', '@mantine/dates/styles.css'],
  provider: {
    importLine: `import { MantineProvider } from '@mantine/core';`,
    theme: 'theme',
    open: '<MantineProvider theme={theme}>',
    close: '</MantineProvider>',
  },
};
