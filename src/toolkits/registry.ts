/** Every toolkit of the demo: its id is its folder, its route under `/demo` and its test's title; `docs` says how to use it. */
export const toolkits = [
  { id: 'default', label: 'No toolkit', path: '/demo', docs: '/docs/compat' },
  { id: 'antd', label: 'Ant Design', path: '/demo/antd', docs: '/docs/compat#ant-design' },
  { id: 'bootstrap', label: 'Bootstrap', path: '/demo/bootstrap', docs: '/docs/compat#bootstrap' },
  { id: 'bulma', label: 'Bulma', path: '/demo/bulma', docs: '/docs/compat#bulma' },
  { id: 'chakra', label: 'Chakra UI', path: '/demo/chakra', docs: '/docs/compat#chakra-ui' },
  { id: 'material', label: 'MUI', path: '/demo/material', docs: '/docs/compat#mui' },
] as const;

export type ToolkitId = (typeof toolkits)[number]['id'];
