import type { ThemeVariable } from './themeVariables';

/** The controls of the panel: headings, and under each its variables in words. */
export const themeGroups: { title: string; variables: Partial<Record<ThemeVariable, string>> }[] = [
  {
    title: 'Groups',
    variables: {
      'background-color': 'Background',
      'base-color': 'Base colour',
      'border-color': 'Border colour',
      'border-style': 'Border style',
      'border-width': 'Border width',
      'border-radius': 'Border radius',
      spacing: 'Spacing',
    },
  },
  {
    title: 'Branch lines',
    variables: {
      'branch-color': 'Line colour',
      'branch-style': 'Line style',
      'branch-width': 'Line width',
      'branch-radius': 'Line radius',
      'branch-indent': 'Indent',
    },
  },
  {
    title: 'Drag and drop',
    variables: {
      'dnd-drop-indicator-color': 'Drop colour',
      'dnd-drop-indicator-style': 'Drop style',
      'dnd-drop-indicator-width': 'Drop width',
      'dnd-drop-indicator-copy-color': 'Copy colour',
      'dnd-drop-indicator-copy-style': 'Copy style',
      'dnd-drop-indicator-copy-width': 'Copy width',
      'dnd-drop-indicator-group-color': 'Grouping colour',
      'dnd-drop-indicator-group-style': 'Grouping style',
      'dnd-drop-indicator-group-width': 'Grouping width',
      'dnd-drop-not-allowed-cursor': 'Cursor where nothing drops',
    },
  },
];

export const labels = Object.assign({}, ...themeGroups.map(({ variables }) => variables)) as Record<
  ThemeVariable,
  string
>;
