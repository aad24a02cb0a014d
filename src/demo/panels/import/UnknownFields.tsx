import { type ExtraField, extraTypes, mostExtraFields, nameProblem } from '@site/src/dataset/extraFields';
import type { MovieField } from '@site/src/dataset/fields';
import clsx from 'clsx';
import { useState } from 'react';
import controls from '../../controls/controls.module.css';
import styles from './ImportPanel.module.css';

/** What the unknown names of a text are: fields that there are, and fields to be added. */
export type Resolved = { standFor: Map<string, string>; added: ExtraField[] };

type Props = {
  names: string[];
  /** The fields that there are. */
  fields: MovieField[];
  /** How many more can be added. */
  room: number;
  onResolved: (resolved: Resolved) => void;
};

const existing = '=';
const added = '+';
const typeLabels: Record<ExtraField['type'], string> = { text: 'Text', number: 'Number', date: 'Date' };

/** What the choices mean, name by name. */
function resolved(names: string[], choices: string[]): Resolved {
  const all = names.map((name, index) => ({ name, choice: choices[index] ?? '' }));
  const chosen = (sign: string) => all.filter(({ choice }) => choice.startsWith(sign));
  return {
    standFor: new Map(chosen(existing).map(({ name, choice }) => [name, choice.slice(1)])),
    added: chosen(added).map(({ name, choice }) => ({ name, type: choice.slice(1) as ExtraField['type'] })),
  };
}

/** Asks for each name that is no field what it is, instead of ending the import. */
export function UnknownFields({ names, fields, room, onResolved }: Props) {
  const [choices, setChoices] = useState<string[]>([]);
  const isComplete = names.every((_, index) => choices[index]);
  const result = resolved(names, choices);
  const isTooMany = result.added.length > room;
  return (
    <form
      className={styles.unknown}
      onSubmit={(event) => {
        event.preventDefault();
        onResolved(result);
      }}
    >
      <fieldset>
        <legend>What do these names stand for?</legend>
        {names.map((name, index) => {
          const problem = nameProblem(name);
          return (
            <label key={name} className={styles.name}>
              <span>
                There is no field “{name}”.
                {problem && <small> It cannot be added: its name {problem}.</small>}
              </span>
              <select
                className={controls.field}
                aria-label={`What “${name}” stands for`}
                value={choices[index] ?? ''}
                onChange={({ target }) =>
                  setChoices((now) => names.map((_, at) => (at === index ? target.value : (now[at] ?? ''))))
                }
              >
                <option value="">Choose…</option>
                <optgroup label="Map to">
                  {fields.map((field) => (
                    <option key={field.name} value={existing + field.name}>
                      {field.label}
                    </option>
                  ))}
                </optgroup>
                {!problem && (
                  <optgroup label="Add as">
                    {extraTypes.map((type) => (
                      <option key={type} value={added + type}>
                        {typeLabels[type]}
                      </option>
                    ))}
                  </optgroup>
                )}
              </select>
            </label>
          );
        })}
      </fieldset>
      {isTooMany && (
        <p role="alert" className={clsx(controls.note, styles.error)}>
          The demo takes {mostExtraFields} added fields at most.
        </p>
      )}
      <p className={controls.note}>A field that you add has no data: it is empty in every row of the table.</p>
      <button type="submit" className={clsx(controls.button, controls.primary)} disabled={!isComplete || isTooMany}>
        Import with these fields
      </button>
    </form>
  );
}
