import type { ThemeVariable } from './themeVariables';

export type ThemeValues = Partial<Record<ThemeVariable, string>>;
/** A theme: what differs from the release, and the colors that differ from that in dark mode. */
export type Theme = { values: ThemeValues; dark: ThemeValues };

export const noTheme: Theme = { values: {}, dark: {} };

/** Whether a theme sets anything. */
export const isThemed = ({ values, dark }: Theme): boolean =>
  Object.keys(values).length > 0 || Object.keys(dark).length > 0;
