import { QueryBuilderMaterial } from 'samples-next/companions/material';
import { pinned, type ToolkitAdapter } from '../../adapter';
import { MaterialScope } from '../MaterialScope';
import { toolkit } from '../toolkit';
import { materialControls } from './controls';
import { muiComponents } from './muiComponents';
import '../styles.css';

export const adapter: ToolkitAdapter<'8'> = {
  id: 'material',
  release: '8',
  Provider: ({ children }) => (
    <MaterialScope>
      <QueryBuilderMaterial muiComponents={muiComponents}>{children}</QueryBuilderMaterial>
    </MaterialScope>
  ),
  controls: { controlElements: materialControls },
  packages: pinned(toolkit, '8'),
};
