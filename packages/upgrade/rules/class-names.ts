import { renamed } from '../kinds/renamed';

export const classNames = renamed({
  id: 'class-names',
  since: 6,
  kind: 'breaks',
  message: '`c`, which joined class names, has become the package `clsx`: install it.',
  sections: ['two-packages-and-two-names-are-gone'],
  names: { c: { module: 'clsx', imported: 'clsx' } },
  sample: {
    before: `import { c } from 'react-querybuilder';

export const show = () => c('rule', 'marked');
`,
    after: `import { clsx } from 'clsx';

export const show = () => clsx('rule', 'marked');
`,
  },
});
