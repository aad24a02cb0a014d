import controls from '@site/src/ui/controls.module.css';
import { Select } from '@site/src/ui/Select';
import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import { colorOf, withColor, withoutAlpha } from './colors';
import styles from './ThemePanel.module.css';
import {
  cursorValues,
  isValueOf,
  kindOf,
  lengthUnits,
  lineStyles,
  type ThemeKind,
  type ThemeVariable,
} from './themeVariables';

type Props = {
  variable: ThemeVariable;
  label: string;
  /** The theme's value, if it has one. */
  value: string | undefined;
  /** What the variable comes to without one. */
  otherwise: string;
  /** Id of what is said about it. */
  describedBy: string;
  /** Called with nothing to take the value away. */
  onChange: (value: string | undefined) => void;
};
type PartProps = Props & { id: string };

const parts: Record<ThemeKind, (props: PartProps) => JSX.Element> = {
  color: ColorInput,
  length: LengthInput,
  style: (props) => <Choice {...props} items={lineStyles} />,
  cursor: (props) => <Choice {...props} items={cursorValues} />,
};

/** A variable of the theme: its label, the inputs that its kind takes, and a button that takes the value away. */
export function VariableControl(props: Props) {
  const id = useId();
  const Part = parts[kindOf(props.variable)];
  return (
    <>
      <label htmlFor={id}>{props.label}</label>
      <div className={styles.inputs}>
        <Part {...props} id={id} />
        {props.value !== undefined && (
          <button
            type="button"
            className={controls.button}
            aria-label={`Reset ${props.label}`}
            onClick={() => props.onChange(undefined)}
          >
            Reset
          </button>
        )}
      </div>
    </>
  );
}

/** A colour by the browser's own picker, which keeps the opacity, or as text in any notation. */
function ColorInput({ id, label, value, otherwise, describedBy, onChange }: PartProps) {
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  const color = colorOf(text);
  const isWrong = text !== '' && !color;
  return (
    <>
      <input
        id={id}
        type="color"
        className={styles.picker}
        value={withoutAlpha(value ?? otherwise)}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(withColor(value ?? otherwise, target.value))}
      />
      <input
        className={clsx(controls.field, styles.text)}
        aria-label={`${label}, as text`}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        placeholder={otherwise}
        value={text}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          const entered = colorOf(target.value);
          // While it is typed, the text stays as it is: a colour of three digits is whole, and the start of another.
          if (entered && entered === target.value) onChange(entered);
        }}
        onBlur={() => {
          if (text === '') onChange(undefined);
          else if (color) onChange(color);
          setText(text === '' ? '' : (color ?? value ?? ''));
        }}
      />
    </>
  );
}

const lengthParts = (length: string) => /^([\d.]+)(\D+)$/.exec(length)?.slice(1) ?? [];

function LengthInput({ variable, id, label, value, otherwise, describedBy, onChange }: PartProps) {
  const [ownNumber = '', ownUnit] = lengthParts(value ?? '');
  const [usual, usualUnit = 'px'] = lengthParts(otherwise);
  const unit = ownUnit ?? usualUnit;
  const set = (number: string, nextUnit: string) => {
    if (number === '') return onChange(undefined);
    const next = `${Math.min(99, Math.max(0, Math.round(Number(number) * 1000) / 1000))}${nextUnit}`;
    if (isValueOf(variable, next)) onChange(next);
  };
  return (
    <>
      <input
        id={id}
        type="number"
        className={clsx(controls.field, styles.number)}
        min={0}
        max={99}
        step="any"
        value={ownNumber}
        placeholder={usual}
        aria-describedby={describedBy}
        onChange={({ target }) => set(target.value, unit)}
      />
      <Select
        aria-label={`${label}, unit`}
        value={unit}
        onChoose={(next) => set(ownNumber || (usual ?? ''), next)}
        items={lengthUnits.map((name) => [name, name])}
      />
    </>
  );
}

function Choice({ id, value, otherwise, describedBy, onChange, items }: PartProps & { items: readonly string[] }) {
  return (
    <Select
      id={id}
      value={value ?? ''}
      aria-describedby={describedBy}
      onChoose={(chosen) => onChange(chosen || undefined)}
      items={[['', `Default (${otherwise})`], ...items.map((name) => [name, name] as const)]}
    />
  );
}
