import { adapterOf } from '../../8/adapterOf';
import { toolkit } from '../toolkit';
import { bulmaClassnames, bulmaControls } from './controls';
import 'bulma/css/bulma.css';
import '../styles.css';

/**
 * The controls are written from Bulma's classes for this demo. Dark mode is in the styles, which follow the site's own
 * `data-theme`.
 */
export const adapter = adapterOf('bulma', '8', toolkit, {
  controlElements: bulmaControls,
  controlClassnames: bulmaClassnames,
});
