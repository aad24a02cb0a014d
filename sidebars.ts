import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'API',
      link: {
        type: 'generated-index',
        slug: '/category/api',
        description: 'Reference of the component and its exports in react-querybuilder 8.24.1.',
      },
      items: [
        'api/querybuilder',
        'api/classnames',
        'api/export',
        'api/import',
        'api/misc',
        'api/validation',
        'api/valueeditor',
      ],
    },
    'typescript',
  ],
} satisfies SidebarsConfig;
