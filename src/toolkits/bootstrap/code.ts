import BootstrapEditor from '!!source-files!./5/BootstrapEditor.tsx';
import controls5 from '!!source-files!./5/controls.tsx';
import controls8 from '!!source-files!./8/controls.tsx';
import styles from '!!source-files!./styles.css';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('bootstrap', toolkit, {
  styles: toolkit.styles.map(({ file }) => file),
  controls: { elements: 'bootstrapControls', classnames: 'bootstrapClassnames' },
  files: { 'styles.css': styles },
  ofRelease: {
    5: { 'BootstrapEditor.tsx': BootstrapEditor, 'controls.tsx': controls5 },
    8: { 'controls.tsx': controls8 },
  },
  short: () => ({
    imports: [`import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';`],
    wrappers: [['<QueryBuilderBootstrap>', '</QueryBuilderBootstrap>']],
  }),
});
