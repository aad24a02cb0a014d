/**
 * Every toolkit of the demo: its id is its folder, its route under `/demo` and its test's title; its label names its docs;
 * `releases` names the releases that the demo runs it with. `ruleTime` is how many milliseconds a
 * rule takes to be drawn, as `npm run bench -- mounting` measures it; a query that would take long is asked about first.
 */
export const toolkits = [
  { id: 'default', label: 'No toolkit', path: '/demo', ruleTime: 2.5, releases: ['5', '8'] },
  { id: 'antd', label: 'Ant Design', path: '/demo/antd', ruleTime: 13, releases: ['5', '8'] },
  { id: 'bootstrap', label: 'Bootstrap', path: '/demo/bootstrap', ruleTime: 3, releases: ['5', '8'] },
  { id: 'bulma', label: 'Bulma', path: '/demo/bulma', ruleTime: 3, releases: ['5', '8'] },
  { id: 'chakra', label: 'Chakra UI', path: '/demo/chakra', ruleTime: 8, releases: ['5', '8'] },
  { id: 'material', label: 'MUI', path: '/demo/material', ruleTime: 13, releases: ['5', '8'] },
  { id: 'mantine', label: 'Mantine', path: '/demo/mantine', ruleTime: 15, releases: ['8'] },
  { id: 'react-aria', label: 'React Aria', path: '/demo/react-aria', ruleTime: 16, releases: ['8'] },
  { id: 'fluent', label: 'Fluent UI', path: '/demo/fluent', ruleTime: 12, releases: ['8'] },
  { id: 'shadcn', label: 'shadcn/ui', path: '/demo/shadcn', ruleTime: 6, releases: ['8'] },
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

/** The entry of a toolkit. */
export const toolkitWithId = (id: ToolkitId) =>
  toolkits.find((toolkit) => toolkit.id === id) as (typeof toolkits)[number];

/** Address of a toolkit's demo, without the site's base. */
export const pathOf = (id: ToolkitId): string => toolkitWithId(id).path;

/** Address of what a line says of a toolkit, without the site's base. */
export function docsOf(id: ToolkitId, release: ReleaseId): string {
  const compat = release === '8' ? '/docs/next/compat' : '/docs/compat';
  if (id === 'default') return compat;
  const name = toolkitWithId(id).label.toLowerCase().replace(/\W/, '-');
  return release === '8' ? `/docs/next/toolkits/${name}` : `${compat}#${name}`;
}
