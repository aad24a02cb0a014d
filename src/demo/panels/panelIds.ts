/** The panels, in the order of their tabs; links name them by these ids. */
export const panelIds = ['results', 'export', 'import', 'data', 'code', 'releases', 'theme', 'options'] as const;
export type PanelId = (typeof panelIds)[number];
