import type { ComponentProps } from 'react';
import controls from './controls.module.css';

type Props<Value extends string> = {
  /** Each value with its label, in order. */
  items: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
} & Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'className'>;

/** A list to choose one from; its label stands around it. */
export function Select<Value extends string>({ items, onChoose, ...attributes }: Props<Value>) {
  return (
    <select {...attributes} className={controls.field} onChange={({ target }) => onChoose(target.value as Value)}>
      {items.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
