import { toolkitCode } from './ToolkitCode';

/** There is no published companion for Bulma: its controls are made of Bulma's classes, in a file of their own. */
const controls = (
  type: (text: string) => string,
) => `${type(`import type { Classnames, Controls, ValueEditorProps, ValueSelectorProps } from 'react-querybuilder';\n`)}import { ValueEditor, ValueSelector } from 'react-querybuilder';

/** Bulma draws the frame of a select on an element around it. */
const BulmaSelector = (props${type(': ValueSelectorProps')}) => (
  <span className={\`select is-small\${props.multiple ? ' is-multiple' : ''}\`}>
    <ValueSelector {...props} />
  </span>
);

const BulmaEditor = (props${type(': ValueEditorProps')}) => {
  const isList = ['between', 'notBetween'].includes(props.operator) && props.type === 'select';
  if (props.type === 'select' || props.type === 'multiselect')
    return isList ? (
      <ValueEditor {...props} />
    ) : (
      <span className={\`select is-small\${props.type === 'multiselect' ? ' is-multiple' : ''}\`}>
        <ValueEditor {...props} />
      </span>
    );
  const frames${type(': Record<string, string>')} = { text: 'input is-small', textarea: 'textarea is-small' };
  return <ValueEditor {...props} className={\`\${props.className} \${frames[props.type ?? 'text'] ?? ''}\`} />;
};

export const bulmaControls${type(': Partial<Controls>')} = {
  combinatorSelector: BulmaSelector,
  fieldSelector: BulmaSelector,
  operatorSelector: BulmaSelector,
  valueSourceSelector: BulmaSelector,
  valueEditor: BulmaEditor,
};

const button = 'button is-small';

export const bulmaClassnames${type(': Partial<Classnames>')} = {
  addRule: button,
  addGroup: button,
  cloneRule: button,
  cloneGroup: button,
  lockRule: button,
  lockGroup: button,
  removeRule: 'delete',
  removeGroup: 'delete',
  notToggle: 'checkbox',
};
`;

export const code = toolkitCode({
  id: 'bulma',
  packages: ['bulma'],
  imports: [`import { bulmaClassnames, bulmaControls } from './bulmaControls';`],
  styles: ['bulma/css/bulma.css'],
  props: ['controlElements={bulmaControls}'],
  classNames: 'bulmaClassnames',
  files: (type) => ({ bulmaControls: controls(type) }),
});
