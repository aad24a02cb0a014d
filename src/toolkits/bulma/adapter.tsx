import { pinned, type ToolkitAdapter } from '../adapter';
import { bulmaClassnames, bulmaControls } from './controls';
import { toolkit } from './toolkit';
import 'bulma/css/bulma.css';
import './styles.css';

/**
 * Written from Bulma's classes, because no companion for Bulma is published for this release. Dark mode is in the
 * styles, which follow the site's own `data-theme`.
 */
export const bulma: ToolkitAdapter = {
  id: 'bulma',
  Provider: ({ children }) => <>{children}</>,
  controls: { controlElements: bulmaControls, controlClassnames: bulmaClassnames },
  packages: pinned(toolkit),
};
