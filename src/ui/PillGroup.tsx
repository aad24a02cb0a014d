import controls from './controls.module.css';
import styles from './PillGroup.module.css';

type Props<Id extends string> = {
  /** Name that the radio buttons share; unique on the page. */
  name: string;
  legend: string;
  /** The legend is for screen readers only. */
  hideLegend?: boolean;
  /** `detail` is shown where there is room. */
  items: readonly { id: Id; label: string; detail?: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** The pointer or the focus has come to one of them, as it does before a choice. */
  onNear?: (id: Id) => void;
};

/** A choice of one among a few, drawn as pills: radio buttons to the keyboard and to a screen reader. */
export function PillGroup<Id extends string>({ name, legend, hideLegend, items, chosen, onChoose, onNear }: Props<Id>) {
  return (
    <fieldset className={styles.group}>
      <legend className={hideLegend ? controls.hidden : controls.label}>{legend}</legend>
      {items.map(({ id, label, detail }) => (
        <label key={id} className={styles.pill} onPointerEnter={() => onNear?.(id)} onFocus={() => onNear?.(id)}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            {label}
            {detail && <small> {detail}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
