import { QueryBuilderMaterial } from 'samples-next/companions/material';
import { adapterOf } from '../../8/adapterOf';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { MaterialScope } from './MaterialScope';
import '../styles.css';

export const adapter = adapterOf('material', '8', toolkit, { controlElements: materialControls }, ({ children }) => (
  <MaterialScope>
    <QueryBuilderMaterial>{children}</QueryBuilderMaterial>
  </MaterialScope>
));
