import { missingAttribute } from '../kinds/missingAttribute';

export const controlPath = missingAttribute({
  id: 'control-path',
  since: 4,
  message: 'A control that you render yourself needs `path`. Pass on the one that your own control gets.',
  sections: ['a-custom-rule-or-rulegroup'],
  elements: ['ValueSelector', 'ActionElement', 'NotToggle', 'ValueEditor'],
  attribute: 'path',
  sample: {
    before: `import { type ValueEditorProps, ValueSelector } from 'react-querybuilder';

export const Editor = ({ level, value, handleOnChange }: ValueEditorProps) => (
  <ValueSelector level={level} value={value} handleOnChange={handleOnChange} options={[]} />
);
`,
    after: `import { type ValueEditorProps, ValueSelector } from 'react-querybuilder';

export const Editor = ({ path, level, value, handleOnChange }: ValueEditorProps) => (
  <ValueSelector path={path} level={level} value={value} handleOnChange={handleOnChange} options={[]} />
);
`,
  },
});
