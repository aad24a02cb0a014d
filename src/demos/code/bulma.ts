import { bulmaControlsFile } from './bulmaControlsFile';
import { toolkitCode } from './ToolkitCode';

/** There is no published companion for Bulma: its controls are made of Bulma's classes, in a file of their own. */
export const code = toolkitCode({
  id: 'bulma',
  packages: ['bulma'],
  imports: [`import { bulmaClassnames, bulmaControls } from './bulmaControls';`],
  styles: ['bulma/css/bulma.css'],
  props: ['controlElements={bulmaControls}'],
  classNames: 'bulmaClassnames',
  files: (type) => ({ bulmaControls: bulmaControlsFile(type) }),
});
