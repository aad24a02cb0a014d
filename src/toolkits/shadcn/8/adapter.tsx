import { adapterOf } from '../../8/adapterOf';
import { toolkit } from '../toolkit';
import { shadcnControls } from './controls';
import '../theme.css';
import '../styles.css';

/** Both modes are in the styles. */
export const adapter = adapterOf('shadcn', '8', toolkit, { controlElements: shadcnControls });
