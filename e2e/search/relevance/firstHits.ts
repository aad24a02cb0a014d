/**
 * What has to come first, by the words of people who look for something for the first time: a path without anchor is the page
 * itself, and a list without a path says that the search has to find nothing, since no page is about it. A path that begins
 * with a slash is another line's.
 */
type Expected = [query: string, ...first: string[]];

const fallback = 'tips/custom-with-fallback';

/** Questions that users of the library asked, in their words. */
const questions: Expected[] = [
  ['drop below a group', 'api/drag-and-drop#drop-below-a-group'],
  ['not able to drop below a group', 'api/drag-and-drop#drop-below-a-group'],
  ['move add rule button to the bottom', 'tips/custom-with-fallback#move--rule-to-the-bottom'],
  ['add rule button below the rules', 'tips/custom-with-fallback#move--rule-to-the-bottom'],
  ['hide operator', 'api/controls#hide-a-control', `${fallback}#hide-the-operator-list-for-one-field`],
  ['hide combinator', 'api/controls#hide-a-control'],
  ['Objects are not valid as a React child', 'recipes/errors#objects-are-not-valid-as-a-react-child'],
  ['generatePicker is not a function', 'compat#generatepicker-is-not-a-function'],
  ['date_picker_default.generatePicker is not a function', 'compat#generatepicker-is-not-a-function'],
  ['setState in validator', 'api/validation#no-state-in-a-validator'],
  ['Cannot update a component while rendering a different component', 'api/validation#no-state-in-a-validator'],
  ['drag a rule onto a rule', 'api/drag-and-drop#drag-a-rule-onto-a-rule'],
  ['drop a rule on another rule to make a group', 'api/drag-and-drop#drag-a-rule-onto-a-rule'],
  ['drag between two query builders', 'api/drag-and-drop#drag-between-two-builders'],
  ['drag and drop across builders', 'api/drag-and-drop#drag-between-two-builders'],
  ['editor renders again and again', 'tips/common-mistakes#the-editor-renders-again-and-again'],
  ['infinite loop in value editor', 'tips/common-mistakes#the-editor-renders-again-and-again'],
  ['first rule only at some levels', 'api/rule-values#a-first-rule-at-some-levels-only'],
  ['addRuleToNewGroups only for top level', 'api/rule-values#a-first-rule-at-some-levels-only'],
  ['limit drops by depth', 'api/drag-and-drop#limit-the-depth-of-drops'],
  ['drag and drop max nesting', 'api/drag-and-drop#limit-the-depth-of-drops'],
  ['lag with 20 rules', 'recipes/performance#lag-with-20-rules'],
  ['slow with only 20 rules', 'recipes/performance#lag-with-20-rules'],
  ['Text content did not match', 'recipes/server-rendering#text-content-does-not-match'],
  ['hydration text mismatch', 'recipes/server-rendering#text-content-does-not-match'],
  ['hide operator for one field', `${fallback}#hide-the-operator-list-for-one-field`],
  ['disable operatorSelector for one field', `${fallback}#hide-the-operator-list-for-one-field`],
  ['combinator as buttons instead of dropdown', `${fallback}#and-and-or-as-buttons`],
  ['combinator radio buttons', `${fallback}#and-and-or-as-buttons`],
  ['different combinators at each level', 'tips/limit-groups#or-at-the-top-and-in-groups'],
  ['base group always OR', 'tips/limit-groups#or-at-the-top-and-in-groups'],
  ['keep at least one rule', 'tips/limit-groups#keep-at-least-one-rule'],
  ['prevent removing the last rule', 'tips/limit-groups#keep-at-least-one-rule'],
  ['fallback ValueEditor looks different from antd', `${fallback}#the-fallback-looks-different-from-the-toolkit`],
  ['AntDValueEditor', `${fallback}#the-fallback-looks-different-from-the-toolkit`],
  ['between with only one value', 'api/export-values#a-range-with-one-end'],
  ['open ended range', 'api/export-values#a-range-with-one-end'],
  ['mongodb ISODate', 'api/export-values#dates-and-objectid-in-mongodb'],
  ['ObjectId in mongodb query', 'api/export-values#dates-and-objectid-in-mongodb'],
  ['Element type is invalid', 'recipes/errors#element-type-is-invalid'],
  ['ampersand instead of and', 'api/export#other-combinators'],
  // What a visitor's own database selects
  ['case sensitive', 'recipes/which-rows#case-sensitive-or-not'],
  ['collation', 'recipes/which-rows', 'recipes/which-rows#case-sensitive-or-not'],
  ['accent', 'recipes/which-rows', 'recipes/which-rows#case-sensitive-or-not'],
  ['like not matching', 'recipes/which-rows#like-not-matching'],
  ['mysql different result', 'recipes/which-rows'],
];

const v5: Expected[] = [
  ...questions,
  ['function in parseSQL', 'api/parsers#a-function-in-parsesql'],
  ['parseSQL with LOWER()', 'api/parsers#a-function-in-parsesql'],
  ['custom operator in parseCEL', 'api/parsers#a-custom-operator-in-parsecel'],
  ['custom operator in parseMongoDB', 'api/parsers#a-custom-operator-in-parsemongodb'],
  // Tables and other builders
  ['tanstack table', 'recipes/filter-an-array', 'recipes/comparison'],
  ['material react table', 'recipes/filter-an-array', 'recipes/comparison'],
  ['react table', 'recipes/filter-an-array', 'recipes/comparison'],
  ['ag grid', 'recipes/comparison'],
  ['mui data grid', 'recipes/comparison', 'recipes/filter-an-array'],
  ['kendo grid', 'recipes/comparison'],
  // Toolkits without a companion
  ['fluent', 'compat', '/demo/fluent'],
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
  ['hide not toggle', 'api/controls#hide-a-control', 'api/edits#shownottoggle'],
  ['move the add button', 'tips/custom-with-fallback#move--rule-to-the-bottom'],
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
  ['Text content does not match', 'recipes/server-rendering#text-content-does-not-match'],
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
  ['Text content did not match', 'tips/common-mistakes#text-content-does-not-match'],
  ['hydration text mismatch', 'tips/common-mistakes#text-content-does-not-match'],
  ['storybook'],
];

/** The family: each package by its name, and what people call what it does. */
const toolkits = 'packages#fluent-ui-primereact-and-tremor';
const packages: Expected[] = [
  ['packages', 'packages'],
  ['@react-querybuilder/core', 'packages#core-without-react', 'packages#tried-here'],
  ['use without react', 'packages#core-without-react'],
  ['core/derivations', 'packages#corederivations'],
  ['useShiftActions', 'packages#shift-actions'],
  ['react native', 'packages#react-native'],
  ['@react-querybuilder/native', 'packages#react-native'],
  ['preact', 'packages#preact'],
  ['@react-querybuilder/datetime', 'packages#date-and-time', 'recipes/relative-dates#react-querybuilderdatetime'],
  ['time zone', 'packages#date-and-time'],
  ['rules engine', 'packages#ifthen-rules'],
  ['@react-querybuilder/rules-engine', 'packages#ifthen-rules'],
  ['if then else', 'packages#ifthen-rules'],
  ['business rules', 'packages#ifthen-rules'],
  ['fluent ui', 'toolkits/fluent-ui', toolkits],
  ['@react-querybuilder/fluent', toolkits],
  ['primereact', toolkits],
  ['@react-querybuilder/prime', toolkits],
  ['tremor', toolkits],
  ['@react-querybuilder/tremor', toolkits],
  ['expressions', 'packages#expressions'],
  ['@react-querybuilder/expr', 'packages#expressions'],
  ['calculated field', 'packages#expressions'],
  ['@react-querybuilder/drizzle', 'packages#not-tried-here'],
  ['@react-querybuilder/chakra', 'packages#not-tried-here', 'compat#at-a-glance'],
  ['@react-querybuilder/antd', 'packages#tried-here', 'compat#at-a-glance'],
  ['@react-querybuilder/mantine', 'packages#tried-here', 'compat'],
];

const next: Expected[] = [
  ...questions,
  ...packages,
  ['function in parseSQL', 'api/import-options#getexpression'],
  ['parseSQL with LOWER()', 'api/import-options#getexpression'],
  ['custom operator in parseCEL', 'api/import-options#customexpressionhandler'],
  ['custom operator in parseMongoDB', 'api/import-options#additionaloperators'],
  ['canDrop max level', 'api/drag-and-drop#limit-the-depth-of-drops'],
  ['null in controlElements', 'api/controls#hide-a-control', 'api/controls#controlelements'],
  ['storybook'],
  ['svelte'],
  ['empty ldap filter', 'recipes/which-rows#empty-ldap-filter'],
];

/** The queries by docs version. */
export const firstHits: Record<string, Expected[]> = { '5': v5, '4': v4, current: next };
