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
        description: 'Reference of the component and its exports.',
      },
      items: [
        'api/querybuilder',
        'api/classnames',
        'api/declarations',
        'api/export',
        'api/import',
        'api/misc',
        'api/validation',
        'api/valueeditor',
      ],
    },
    {
      type: 'category',
      label: 'Tips & tricks',
      link: {
        type: 'generated-index',
        slug: '/category/tips--tricks',
        description: 'Real tasks, each with a complete sample that runs on the page.',
      },
      items: [
        'tips/adding-removing-query-properties',
        'tips/common-mistakes',
        'tips/custom-bind-variables',
        'tips/custom-with-fallback',
        'tips/external-controls',
        'tips/limit-groups',
        'tips/managing-operators',
        'tips/styling',
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: {
        type: 'generated-index',
        slug: '/category/recipes',
        description: 'Questions that users ask often, each answered with code that runs.',
      },
      items: [
        'recipes/filter-an-array',
        'recipes/validate-on-a-server',
        'recipes/replace-the-query',
        'recipes/async-options',
        'recipes/relative-dates',
        'recipes/field-lists',
        'recipes/custom-editors',
        'recipes/forms',
        'recipes/testing',
        'recipes/errors',
      ],
    },
    'security',
    'compat',
    'typescript',
    'umd',
    'migrate',
  ],
} satisfies SidebarsConfig;
