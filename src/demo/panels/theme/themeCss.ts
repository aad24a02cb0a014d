import type { ReleaseTheme } from './ReleaseTheme';
import { release5 } from './release5';
import { release8 } from './release8';
import type { Theme } from './theme';

/** The releases whose stylesheet a theme can change, by their major. */
export const releaseThemes = { '5': release5, '8': release8 } satisfies Record<string, ReleaseTheme>;
export type ThemedRelease = keyof typeof releaseThemes;

/** A theme as a stylesheet that comes after the release's own; empty for a theme that sets nothing. */
export const themeCss = (theme: Theme, release: ThemedRelease): string => releaseThemes[release].css(theme);

/** A theme as SCSS that takes the place of the release's stylesheet. */
export const themeScss = (theme: Theme, release: ThemedRelease): string => releaseThemes[release].scss(theme);
