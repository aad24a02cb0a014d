import { namedControls } from '../../5/namedControls';
import { adapterOf } from '../../adapter';
import { toolkit } from '../toolkit';
import '../styles.css';

/** The library without a toolkit: native form controls, styled by the site. */
export const plain = adapterOf('default', '5', toolkit, { controlElements: namedControls });
