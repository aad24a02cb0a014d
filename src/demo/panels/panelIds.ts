/** The panels in groups of what they are for, in the order of their tabs; links name a panel by its id. */
export const panelGroups = [
  { label: 'Answer', panels: ['results', 'releases'] },
  { label: 'Take away', panels: ['export', 'code'] },
  { label: 'Bring in', panels: ['import', 'data'] },
  { label: 'Settings', panels: ['theme', 'options'] },
] as const;
export type PanelId = (typeof panelGroups)[number]['panels'][number];
export const panelIds: readonly PanelId[] = panelGroups.flatMap(({ panels }) => panels);
