import controls from '@site/src/ui/controls.module.css';
import { Select } from '@site/src/ui/Select';
import type { Setting, SettingId } from '../../releases/DemoRelease';
import { demoStore } from '../../store/state';
import styles from './ExportPanel.module.css';

type Props = { id: SettingId; setting: Setting | undefined; value: string };

type SwitchProps = { label: string; isOn: boolean; onTurn: (isOn: boolean) => void };

/** A box to tick. */
export const Switch = ({ label, isOn, onTurn }: SwitchProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      className={controls.checkbox}
      checked={isOn}
      onChange={({ target }) => onTurn(target.checked)}
    />
    <span>{label}</span>
  </label>
);

/** One setting of a format: a box to tick, a list, or free text with suggestions. */
export function SettingControl({ id, setting, value }: Props) {
  const set = (next: string) => demoStore.setFormatSettings({ [id]: next });
  if (!setting) return null;
  if (setting.kind === 'switch')
    return <Switch label={setting.label} isOn={value !== ''} onTurn={(isOn) => set(isOn ? 'true' : '')} />;
  if (setting.kind === 'choice')
    return (
      <label className={styles.setting}>
        <span>{setting.label}</span>
        <Select
          value={value}
          onChoose={set}
          items={[
            ['', `${setting.byDefault} (default)`],
            ...setting.choices.flatMap((choice) => (choice === setting.byDefault ? [] : [[choice, choice] as const])),
          ]}
        />
      </label>
    );
  const { label, placeholder, suggestions } = setting;
  return (
    <label className={styles.setting}>
      <span>{label}</span>
      <input
        className={controls.field}
        value={value}
        maxLength={200}
        placeholder={placeholder}
        list={suggestions && `suggestions-${id}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => set(event.target.value)}
      />
      {suggestions && (
        <datalist id={`suggestions-${id}`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </label>
  );
}
