import type { ReleaseId } from '../../releases/DemoRelease';
import type { ReleaseTheme } from './ReleaseTheme';
import { release5 } from './release5';
import { release8 } from './release8';
import type { Theme } from './theme';

/** The releases whose stylesheet a theme can change, by their major. */
export const releaseThemes = { '5': release5, '8': release8 } satisfies Record<ReleaseId, ReleaseTheme>;

/** A theme as a stylesheet that comes after the release's own; empty for a theme that sets nothing. */
export const themeCss = (theme: Theme, release: ReleaseId): string => releaseThemes[release].css(theme);

/** A theme as SCSS that takes the place of the release's stylesheet. */
export const themeScss = (theme: Theme, release: ReleaseId): string => releaseThemes[release].scss(theme);
