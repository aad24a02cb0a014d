import controls from '!!source-files!./8/controls.tsx';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.css';
import controlsOf from '!!source-files!../8/controlsOf.tsx';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

export const code = toolkitCodes('shadcn', toolkit, {
  postcss: ['@tailwindcss/postcss'],
  controls: { elements: 'shadcnControls' },
  files: { 'theme.css': theme, 'styles.css': styles },
  shared: { 8: { '8/controlsOf.tsx': controlsOf } },
  ofRelease: { 8: { 'controls.tsx': controls } },
  // Radix' toggle is a button; the library's own controls get Tailwind's classes.
  short: (_, type) => ({
    imports: [`import 'tailwindcss/index.css';`, `import { Toggle } from 'radix-ui';`],
    libraryTypes: ['NotToggleProps'],
    setup: [
      `const notToggle = ({ label, checked, handleOnChange }${type(': NotToggleProps')}) => (`,
      '  <Toggle.Root pressed={Boolean(checked)} onPressedChange={handleOnChange} className="data-[state=on]:font-bold">{label}</Toggle.Root>',
      ');',
      `const look = 'rounded-md border px-2 py-1';`,
      'const controls = { controlElements: { notToggle }, controlClassnames: { actionElement: look, valueSelector: look } };',
    ],
    props: ['{...controls}'],
  }),
});
