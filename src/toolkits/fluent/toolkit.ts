import type { Toolkit } from '../toolkit';

/** Fluent UI writes its styles as it draws; the variables of its themes are in theme.css. */
export const toolkit = {
  packages: { 8: ['@fluentui/react-components'] },
  styles: [],
  provider: {
    importLine: `import { FluentProvider, webLightTheme } from '@fluentui/react-components';`,
    open: '<FluentProvider theme={webLightTheme}>',
    close: '</FluentProvider>',
  },
} satisfies Toolkit;
