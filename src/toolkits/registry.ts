/**
 * Every toolkit of the demo: its id is its folder, its route under `/demo` and its test's title; `releases`
 * names the releases that the demo runs it with, `docs` where each says how to use it. `ruleTime` is how many milliseconds a
 * rule takes to be drawn, as `npm run bench -- mounting` measures it; a query that would take long is asked about first.
 */
export const toolkits = [
  {
    id: 'default',
    label: 'No toolkit',
    path: '/demo',
    ruleTime: 2.5,
    releases: ['5', '8'],
    docs: { 5: '/docs/compat', 8: '/docs/next/compat' },
  },
  {
    id: 'antd',
    label: 'Ant Design',
    path: '/demo/antd',
    ruleTime: 13,
    releases: ['5', '8'],
    docs: { 5: '/docs/compat#ant-design', 8: '/docs/next/compat#ant-design' },
  },
  {
    id: 'bootstrap',
    label: 'Bootstrap',
    path: '/demo/bootstrap',
    ruleTime: 3,
    releases: ['5', '8'],
    docs: { 5: '/docs/compat#bootstrap', 8: '/docs/next/compat#bootstrap' },
  },
  {
    id: 'bulma',
    label: 'Bulma',
    path: '/demo/bulma',
    ruleTime: 3,
    releases: ['5', '8'],
    docs: { 5: '/docs/compat#bulma', 8: '/docs/next/compat#bulma' },
  },
  {
    id: 'chakra',
    label: 'Chakra UI',
    path: '/demo/chakra',
    ruleTime: 8,
    releases: ['5', '8'],
    docs: { 5: '/docs/compat#chakra-ui', 8: '/docs/next/compat#an-adapter-of-your-own' },
  },
  {
    id: 'material',
    label: 'MUI',
    path: '/demo/material',
    ruleTime: 13,
    releases: ['5', '8'],
    docs: { 5: '/docs/compat#mui', 8: '/docs/next/compat#mui' },
  },
  {
    id: 'mantine',
    label: 'Mantine',
    path: '/demo/mantine',
    ruleTime: 15,
    releases: ['8'],
    docs: { 8: '/docs/next/compat' },
  },
  {
    id: 'react-aria',
    label: 'React Aria',
    path: '/demo/react-aria',
    ruleTime: 16,
    releases: ['8'],
    docs: { 8: '/docs/next/compat#your-own-controls' },
  },
] as const;

export type ToolkitId = (typeof toolkits)[number]['id'];

/** Major version of a release that the demo runs. */
export type ReleaseId = (typeof toolkits)[number]['releases'][number];

/** Toolkits that the demo runs with a release. */
export type ToolkitOf<R extends ReleaseId> = {
  [I in ToolkitId]: R extends Extract<(typeof toolkits)[number], { id: I }>['releases'][number] ? I : never;
}[ToolkitId];

/** Toolkits whose demo opens in a release. */
export type OpensIn<R extends ReleaseId> = {
  [I in ToolkitId]: Extract<(typeof toolkits)[number], { id: I }>['releases'][0] extends R ? I : never;
}[ToolkitId];

/** Whether the demo runs a toolkit with a release. */
export const isToolkitOf = <R extends ReleaseId>(id: ToolkitId, release: R): id is ToolkitOf<R> =>
  toolkits.some((toolkit) => toolkit.id === id && (toolkit.releases as readonly string[]).includes(release));

/** Address of a toolkit's demo, without the site's base. */
export const pathOf = (id: ToolkitId): string => toolkits.find((toolkit) => toolkit.id === id)?.path ?? '/demo';
