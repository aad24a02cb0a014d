/**
 * What has to come first, by the words of people who look for something for the first time: a path without anchor is the page
 * itself, and a list without a path says that the search has to find nothing, since no page is about it. A path that begins
 * with a slash is another line's.
 */
type Expected = [query: string, ...first: string[]];

const v5: Expected[] = [
  // Tables and other builders
  ['tanstack table', 'recipes/filter-an-array', 'recipes/comparison'],
  ['material react table', 'recipes/filter-an-array', 'recipes/comparison'],
  ['react table', 'recipes/filter-an-array', 'recipes/comparison'],
  ['ag grid', 'recipes/comparison'],
  ['mui data grid', 'recipes/comparison', 'recipes/filter-an-array'],
  ['kendo grid', 'recipes/comparison'],
  // Toolkits without a companion
  ['fluent', 'compat'],
  ['mantine', 'compat'],
  ['semantic ui', 'compat'],
  ['headless ui', 'compat'],
  // Servers in other languages
  ['laravel', 'recipes/validate-on-a-server'],
  ['php', 'recipes/validate-on-a-server'],
  ['django', 'recipes/validate-on-a-server'],
  ['python', 'recipes/validate-on-a-server'],
  ['ruby on rails', 'recipes/validate-on-a-server'],
  ['spring boot', 'recipes/validate-on-a-server'],
  ['asp.net core', 'recipes/validate-on-a-server'],
  // Tasks
  ['dropdown for field', 'api/valueeditor#lists-of-values', 'api/rule-values#getvalues'],
  ['list of choices for a field', 'api/valueeditor#lists-of-values', 'api/rule-values#getvalues'],
  ['pre-fill query', 'api/querybuilder#defaultquery'],
  ['prefill', 'api/querybuilder#defaultquery'],
  ['preload a query', 'api/querybuilder#defaultquery', 'tips/external-controls#load-a-query'],
  ['hide combinator', 'api/controls#controlelements'],
  ['hide operator', 'api/controls#controlelements'],
  ['hide not toggle', 'api/controls#controlelements', 'api/edits#shownottoggle'],
  ['move the add button', 'api/controls'],
  ['change the order of controls', 'api/controls'],
  // Facts
  ['licence', 'recipes/comparison'],
  ['MIT license', 'recipes/comparison'],
  ['is it free for commercial use', 'recipes/comparison'],
  ['bundle size', 'recipes/comparison', 'api/import#where-to-import-from'],
  ['package size in kb', 'recipes/comparison', 'api/import#where-to-import-from'],
  ['sql injection', 'security', 'security#what-is-not-a-parameter'],
  ['nosql injection', 'security', 'security#mongodb'],
  ['prevent injection attacks', 'security'],
  ['xss', 'security', 'security#in-the-browser'],
  // Messages
  ['Text content does not match', 'recipes/server-rendering'],
  [
    'Hydration failed because the initial UI does not match',
    'recipes/server-rendering',
    'tips/common-mistakes#react-reports-a-hydration-mismatch',
  ],
  ['SetStateAction', 'tips/common-mistakes#onquerychangesetquery-does-not-compile'],
  [
    "Type 'Dispatch<SetStateAction<RuleGroupType>>' is not assignable",
    'tips/common-mistakes#onquerychangesetquery-does-not-compile',
  ],
  // Nothing
  ['storybook'],
  ['storybook addon'],
  ['mcp'],
  ['svelte'],
  ['vue'],
  ['angular query builder'],
  ['figma plugin'],
];

const v4: Expected[] = [
  ['muiComponents', '/docs/compat#why-muicomponents'],
  ['showMuteButtons', '/docs/next/api/edits#showmutebuttons'],
  ['storybook'],
];

const next: Expected[] = [['storybook'], ['svelte']];

/** The queries by docs version. */
export const firstHits: Record<string, Expected[]> = { '5': v5, '4': v4, current: next };
