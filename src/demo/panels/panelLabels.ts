import type { PanelId } from './panelIds';

/** What the tabs say. */
export const panelLabels: Record<PanelId, string> = {
  results: 'Results',
  export: 'Export',
  import: 'Import',
  data: 'Data',
  code: 'Code',
  releases: 'Compare versions',
  theme: 'Theme',
  options: 'Options',
};
