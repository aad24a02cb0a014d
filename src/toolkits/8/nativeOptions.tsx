import type { Group } from './controlsOf';

/** Options of a browser's list, under their headings if they have any. */
export const nativeOptions = (groups: Group[]) => {
  const items = ({ options }: Group) =>
    options.map(({ name, label, disabled }) => (
      <option key={name} value={name} disabled={Boolean(disabled)}>
        {label}
      </option>
    ));
  return groups.map((group) =>
    group.label ? (
      <optgroup key={group.label} label={group.label}>
        {items(group)}
      </optgroup>
    ) : (
      items(group)
    ),
  );
};
