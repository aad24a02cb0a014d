import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { pinned, type ToolkitAdapter } from '../../adapter';
import { MaterialScope } from '../MaterialScope';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { muiComponents } from './muiComponents';
import '../styles.css';

export const material: ToolkitAdapter = {
  id: 'material',
  release: '5',
  Provider: ({ children }) => (
    <MaterialScope>
      <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
    </MaterialScope>
  ),
  controls: { controlElements: materialControls },
  packages: pinned(toolkit, '5'),
};
