import { missingAttribute } from '../kinds/missingAttribute';

export const controlSchema = missingAttribute({
  id: 'control-schema',
  since: 6,
  message: 'A control that you render yourself needs `schema`. Pass on the one that your own control gets.',
  sections: ['controls-need-schema'],
  elements: ['ValueSelector', 'ActionElement', 'NotToggle', 'ValueEditor', 'DragHandle'],
  attribute: 'schema',
  sample: {
    before: `import { type ValueEditorProps, ValueSelector } from 'react-querybuilder';

export const GenreEditor = (props: ValueEditorProps) => (
  <ValueSelector path={props.path} level={props.level} value={props.value} handleOnChange={props.handleOnChange} options={[]} />
);
`,
    after: `import { type ValueEditorProps, ValueSelector } from 'react-querybuilder';

export const GenreEditor = (props: ValueEditorProps) => (
  <ValueSelector schema={props.schema} path={props.path} level={props.level} value={props.value} handleOnChange={props.handleOnChange} options={[]} />
);
`,
  },
});
