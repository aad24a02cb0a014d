import { Style } from '@site/src/ui/Style';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import type { Theme } from '../panels/theme/theme';
import type { ReleaseId } from '../releases/DemoRelease';

const loadThemeCss = () => import('../panels/theme/themeCss');

/** The stylesheet of a theme, once what makes it has arrived. Its values are of the schema, so that it has no other CSS. */
export function ThemeStyle({ theme, release }: { theme: Theme; release: ReleaseId }) {
  const { part } = useLoadedPart(loadThemeCss);
  return part ? <Style>{part.themeCss(theme, release)}</Style> : null;
}
