import { adapterOf } from '../../8/adapterOf';
import { FluentScope } from '../FluentScope';
import { toolkit } from '../toolkit';
import { fluentControls } from './controls';

export const adapter = adapterOf('fluent', '8', toolkit, { controlElements: fluentControls }, FluentScope);
