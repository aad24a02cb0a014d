import { bootstrapControlClassnames, bootstrapControlElements } from '@react-querybuilder/bootstrap';
import { defaultControlElements } from 'react-querybuilder';
import { nameControls } from '../../5/namedControls';
import { BootstrapEditor } from './BootstrapEditor';

/** The companion's controls with a repaired editor, each with an accessible name. */
export const bootstrapControls = nameControls({
  ...defaultControlElements,
  ...bootstrapControlElements,
  valueEditor: BootstrapEditor,
});

export const bootstrapClassnames = bootstrapControlClassnames;
