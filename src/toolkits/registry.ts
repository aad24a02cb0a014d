/**
 * Every toolkit of the demo: its id is its folder, its route under `/demo` and its test's title; `docs` says how to use it, `releases`
 * names the releases that the demo runs it with. */
export const toolkits = [
  { id: 'default', label: 'No toolkit', path: '/demo', docs: '/docs/compat', releases: ['5', '8'] },
  { id: 'antd', label: 'Ant Design', path: '/demo/antd', docs: '/docs/compat#ant-design', releases: ['5', '8'] },
  {
    id: 'bootstrap',
    label: 'Bootstrap',
    path: '/demo/bootstrap',
    docs: '/docs/compat#bootstrap',
    releases: ['5', '8'],
  },
  { id: 'bulma', label: 'Bulma', path: '/demo/bulma', docs: '/docs/compat#bulma', releases: ['5', '8'] },
  { id: 'chakra', label: 'Chakra UI', path: '/demo/chakra', docs: '/docs/compat#chakra-ui', releases: ['5', '8'] },
  { id: 'material', label: 'MUI', path: '/demo/material', docs: '/docs/compat#mui', releases: ['5', '8'] },
  { id: 'mantine', label: 'Mantine', path: '/demo/mantine', docs: '/docs/next/compat', releases: ['8'] },
] as const;

export type ToolkitId = (typeof toolkits)[number]['id'];

/** Major version of a release that the demo runs. */
export type ReleaseId = (typeof toolkits)[number]['releases'][number];

/** Toolkits that the demo runs with a release. */
export type ToolkitOf<R extends ReleaseId> = {
  [I in ToolkitId]: R extends Extract<(typeof toolkits)[number], { id: I }>['releases'][number] ? I : never;
}[ToolkitId];

/** Whether the demo runs a toolkit with a release. */
export const isToolkitOf = <R extends ReleaseId>(id: ToolkitId, release: R): id is ToolkitOf<R> =>
  toolkits.some((toolkit) => toolkit.id === id && (toolkit.releases as readonly string[]).includes(release));
