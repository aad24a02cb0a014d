import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { adapterOf } from '../../adapter';
import { MaterialScope } from '../MaterialScope';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { muiComponents } from './muiComponents';
import '../styles.css';

export const material = adapterOf('material', '5', toolkit, { controlElements: materialControls }, ({ children }) => (
  <MaterialScope>
    <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
  </MaterialScope>
));
