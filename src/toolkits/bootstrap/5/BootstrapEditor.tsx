import { BootstrapValueEditor } from '@react-querybuilder/bootstrap';
import { useId } from 'react';
import type { ValueEditorProps } from 'react-querybuilder';

/** Classes in the place of those of a text field, which the companion gives to every editor. */
const classes: Partial<Record<string, string>> = {
  checkbox: '',
  multiselect: '',
  select: '',
  switch: 'form-check form-switch',
};

/**
 * The companion's value editor, but for two of its editors: its radio buttons take their values for ids, which two
 * rules on the same field would then share, and its checkbox, its switch and its lists look like a text field as well.
 */
export function BootstrapEditor(props: ValueEditorProps) {
  const id = useId();
  const own = classes[props.type ?? ''];
  const editor = BootstrapValueEditor({
    ...props,
    className:
      own === undefined ? props.className : props.className?.replaceAll(/\bform-control(-sm)?\b/g, '').concat(' ', own),
  });
  if (props.type !== 'radio' || !editor) return editor;
  return (
    <span className="rule-value" title={props.title}>
      {props.values?.map(({ name, label }) => (
        <div key={name} className="form-check form-check-inline">
          <input
            className="form-check-input"
            type="radio"
            id={`${id}${name}`}
            checked={props.value === name}
            disabled={props.disabled}
            onChange={() => props.handleOnChange(name)}
          />
          <label className="form-check-label" htmlFor={`${id}${name}`}>
            {label}
          </label>
        </div>
      ))}
    </span>
  );
}
