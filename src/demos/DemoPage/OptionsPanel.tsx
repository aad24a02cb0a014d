import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { memo } from 'react';
import {
  initialOptions,
  type OptionId,
  type Options,
  optionGroups,
  optionIds,
  optionTable,
  releaseDefaults,
} from '../options';
import { demoStore } from '../state';
import controls from './controls.module.css';
import styles from './OptionsPanel.module.css';
import { useKept } from './useKept';

const groups = Object.entries(optionGroups) as [keyof typeof optionGroups, string][];

/** All options, folded away behind a line that says which ones are on. */
export const OptionsPanel = memo(function OptionsPanel({ options }: { options: Options }) {
  const [isOpen, setOpen] = useKept('options-open', false);
  const on = optionIds.filter((id) => options[id]);
  return (
    <details className={styles.options} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.title}>Options</span>
        <span className={styles.on}>
          {on.length} of {optionIds.length} on
          {on.length > 0 && `: ${on.map((id) => optionTable[id].label.toLowerCase()).join(', ')}`}
        </span>
      </summary>
      <div className={styles.body}>
        {groups.map(([group, title]) => (
          <fieldset key={group}>
            <legend>{title}</legend>
            {optionIds
              .filter((id) => optionTable[id].group === group)
              .map((id) => (
                <OptionSwitch key={id} id={id} isOn={options[id]} />
              ))}
          </fieldset>
        ))}
      </div>
      <div className={clsx(controls.actions, styles.foot)}>
        <button type="button" className={controls.button} onClick={() => demoStore.setOptions(initialOptions)}>
          Reset to the demo’s options
        </button>
        <button type="button" className={controls.button} onClick={() => demoStore.setOptions(releaseDefaults)}>
          Use the library’s defaults
        </button>
        <button type="button" className={controls.button} onClick={demoStore.reset}>
          Start the demo over
        </button>
      </div>
    </details>
  );
});

function OptionSwitch({ id, isOn }: { id: OptionId; isOn: boolean }) {
  const { label, explanation, docs, byDefault } = optionTable[id];
  return (
    <div className={styles.option}>
      <label>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={isOn}
          aria-describedby={`about-${id}`}
          onChange={(event) => demoStore.setOptions({ [id]: event.target.checked })}
        />
        <span>{label}</span>
      </label>
      <p id={`about-${id}`}>
        {explanation} {byDefault && 'On by default. '}
        <Link to={docs} aria-label={`Docs: ${label}`}>
          Docs
        </Link>
      </p>
    </div>
  );
}
