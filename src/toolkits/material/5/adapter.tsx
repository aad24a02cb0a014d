import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { adapterOf } from '../../adapter';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { MaterialScope } from './MaterialScope';
import { muiComponents } from './muiComponents';
import '../styles.css';

export const material = adapterOf('material', '5', toolkit, { controlElements: materialControls }, ({ children }) => (
  <MaterialScope>
    <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
  </MaterialScope>
));
