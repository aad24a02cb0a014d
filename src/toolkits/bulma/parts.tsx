import type { ReactNode } from 'react';

type NotToggleProps = {
  className?: string;
  label?: ReactNode;
  title?: string;
  checked?: boolean;
  disabled?: boolean;
  handleOnChange: (on: boolean) => void;
};

/** The "not" of a group as a checkbox in a label. */
export const BulmaNotToggle = ({ className, label, title, checked, disabled, handleOnChange }: NotToggleProps) => (
  <label className={`checkbox ${className}`} title={title}>
    <input
      type="checkbox"
      checked={Boolean(checked)}
      disabled={disabled}
      onChange={(event) => handleOnChange(event.target.checked)}
    />{' '}
    {label}
  </label>
);

type RadiosProps = {
  className?: string;
  title?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a rule's value can be anything.
  value?: any;
  values?: { name: string; label: string }[];
  disabled?: boolean;
  handleOnChange: (value: string) => void;
};

/** Radio buttons, each in a label; to be called as a function. */
export const bulmaRadios = ({ className, title, value, values = [], disabled, handleOnChange }: RadiosProps) => (
  <div className={`radios ${className}`} title={title}>
    {values.map(({ name, label }) => (
      <label key={name} className="radio">
        <input type="radio" checked={value === name} disabled={disabled} onChange={() => handleOnChange(name)} />{' '}
        {label}
      </label>
    ))}
  </div>
);

/** The class that Bulma has for an editor that is no list. */
export const classOf = (type?: string | null) => {
  if (type === 'checkbox' || type === 'switch' || type === 'select' || type === 'multiselect') return '';
  return type === 'textarea' ? 'textarea is-small' : 'input is-small';
};

export const button = 'button is-small';
const danger = `${button} is-danger is-light`;

/** Bulma's classes of the buttons that every release has, for the builder's `controlClassnames`. */
export const buttonClassnames = {
  addRule: `${button} is-link`,
  addGroup: button,
  cloneRule: button,
  cloneGroup: button,
  lockRule: button,
  lockGroup: button,
  removeRule: danger,
  removeGroup: danger,
};
