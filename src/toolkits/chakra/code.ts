import controls5 from '!!source-files!./5/controls.tsx';
import styles5 from '!!source-files!./5/styles.css';
import theme5 from '!!source-files!./5/theme.ts';
import controls8 from '!!source-files!./8/controls.tsx';
import styles8 from '!!source-files!./8/styles.css';
import controlsOf from '!!source-files!../8/controlsOf.tsx';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

const { importLine, open, close } = toolkit.provider;
/** That of Chakra 2, which release 5 is drawn with. */
const provider5 = `import { ChakraProvider } from '@chakra-ui/react';`;

export const code = toolkitCodes('chakra', toolkit, {
  imports: (release) => (release === '5' ? [provider5, `import { theme } from './chakra/5/theme';`] : [importLine]),
  wrappers: (release) => [[release === '5' ? '<ChakraProvider theme={theme}>' : open, close]],
  controls: { elements: 'chakraControls' },
  shared: { 8: { '8/controlsOf.tsx': controlsOf } },
  ofRelease: {
    5: { 'controls.tsx': controls5, 'styles.css': styles5, 'theme.ts': theme5 },
    8: { 'controls.tsx': controls8, 'styles.css': styles8 },
  },
  // No companion of release 8 was run here.
  short: (release, type) =>
    release === '5'
      ? {
          imports: [provider5, `import { QueryBuilderChakra } from '@react-querybuilder/chakra';`],
          wrappers: [
            ['<ChakraProvider>', close],
            ['<QueryBuilderChakra>', '</QueryBuilderChakra>'],
          ],
        }
      : {
          imports: [`import { Button, ChakraProvider, defaultSystem, NativeSelect } from '@chakra-ui/react';`],
          library: ['toOptions'],
          libraryTypes: ['ActionProps', 'ValueSelectorProps'],
          setup: [
            `const actionElement = ({ className, label, handleOnClick }${type(': ActionProps')}) =>`,
            '  <Button size="xs" className={className} onClick={handleOnClick}>{label}</Button>;',
            `const valueSelector = ({ className, value, options, handleOnChange }${type(': ValueSelectorProps')}) => (`,
            '  <NativeSelect.Root size="xs" width="auto" className={className}>',
            '    <NativeSelect.Field value={value} onChange={(e) => handleOnChange(e.target.value)}>{toOptions(options)}</NativeSelect.Field>',
            '  </NativeSelect.Root>',
            ');',
            'const controls = { controlElements: { actionElement, valueSelector } };',
          ],
          wrappers: [[open, close]],
          props: ['{...controls}'],
        },
});
