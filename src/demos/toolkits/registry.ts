/** Every toolkit of the demo: its id is its folder, its route under `/demo` and its test's title. */
export const toolkits = [
  { id: 'default', label: 'No toolkit', path: '/demo' },
  { id: 'antd', label: 'Ant Design', path: '/demo/antd' },
  { id: 'bootstrap', label: 'Bootstrap', path: '/demo/bootstrap' },
  { id: 'bulma', label: 'Bulma', path: '/demo/bulma' },
  { id: 'chakra', label: 'Chakra UI', path: '/demo/chakra' },
  { id: 'material', label: 'MUI', path: '/demo/material' },
] as const;

export type ToolkitId = (typeof toolkits)[number]['id'];
