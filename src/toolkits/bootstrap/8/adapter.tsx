import { adapterOf } from '../../8/adapterOf';
import { toolkit } from '../toolkit';
import { bootstrapClassnames, bootstrapControls } from './controls';
import 'bootstrap/dist/css/bootstrap.css';
import '../styles.css';

/** Dark mode is in the styles: the scope reads the site's attribute in place of `data-bs-theme`. */
export const adapter = adapterOf('bootstrap', '8', toolkit, {
  controlElements: bootstrapControls,
  controlClassnames: bootstrapClassnames,
});
