import controls5 from '!!source-files!./5/controls.tsx';
import chakraElements from '!!source-files!./8/chakraElements.tsx';
import controls8 from '!!source-files!./8/controls.tsx';
import parts from '!!source-files!./parts.ts';
import styles from '!!source-files!./styles.css';
import theme from '!!source-files!./theme.ts';
import { toolkitCodes } from '../ToolkitCode';
import { toolkit } from './toolkit';

const { importLine, open, close } = toolkit.provider;

export const code = toolkitCodes('chakra', toolkit, {
  imports: () => [importLine, `import { theme } from './chakra/theme';`],
  wrappers: () => [['<ChakraProvider theme={theme}>', close]],
  controls: { elements: 'chakraControls' },
  files: { 'parts.ts': parts, 'styles.css': styles, 'theme.ts': theme },
  ofRelease: {
    5: { 'controls.tsx': controls5 },
    8: { 'chakraElements.tsx': chakraElements, 'controls.tsx': controls8 },
  },
  // No companion of release 8 was run here.
  short: (release, type) =>
    release === '5'
      ? {
          imports: [importLine, `import { QueryBuilderChakra } from '@react-querybuilder/chakra';`],
          wrappers: [
            [open, close],
            ['<QueryBuilderChakra>', '</QueryBuilderChakra>'],
          ],
        }
      : {
          imports: [`import { Button, ChakraProvider, Select } from '@chakra-ui/react';`],
          library: ['toOptions'],
          libraryTypes: ['ActionProps', 'ValueSelectorProps'],
          setup: [
            `const actionElement = ({ className, label, handleOnClick }${type(': ActionProps')}) =>`,
            '  <Button size="xs" className={className} onClick={(e) => handleOnClick(e)}>{label}</Button>;',
            `const valueSelector = ({ className, value, options, handleOnChange }${type(': ValueSelectorProps')}) => (`,
            '  <Select size="xs" {...{ className, value }} onChange={(e) => handleOnChange(e.target.value)}>',
            '    {toOptions(options)}',
            '  </Select>',
            ');',
            'const controls = { controlElements: { actionElement, valueSelector } };',
          ],
          wrappers: [[open, close]],
          props: ['{...controls}'],
        },
});
