import { nameControls } from '../../8/namedControls';
import { chakraParts } from '../parts';
import { chakraElements } from './chakraElements';

/** Controls made of Chakra's components for this demo, each with an accessible name. */
export const chakraControls = nameControls(chakraElements, chakraParts);
