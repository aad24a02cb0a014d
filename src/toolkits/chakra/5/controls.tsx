import { ChakraValueSelector, chakraControlElements } from '@react-querybuilder/chakra';
import { nameControls } from '../../5/namedControls';
import { byLabel } from '../../nameControls';
import { chakraParts } from './parts';

/** The companion's controls, each with an accessible name. */
export const chakraControls = nameControls(chakraControlElements, [...chakraParts, [ChakraValueSelector, byLabel]]);
