import { QueryBuilderMaterial } from 'samples-next/companions/material';
import { adapterOf } from '../../adapter';
import { MaterialScope } from '../MaterialScope';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { muiComponents } from './muiComponents';
import '../styles.css';

export const adapter = adapterOf('material', '8', toolkit, { controlElements: materialControls }, ({ children }) => (
  <MaterialScope>
    <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
  </MaterialScope>
));
