import { type ExtraField, extraTypes, mostExtraFields } from '@site/src/dataset/extraFields';
import { nameProblem } from '@site/src/dataset/extraFieldsSchema';
import type { DemoField } from '@site/src/dataset/fields';
import controls from '@site/src/ui/controls.module.css';
import clsx from 'clsx';
import { useId, useState } from 'react';
import styles from './ImportPanel.module.css';

/** What the unknown names of a text are: fields that there are, and fields to be added. */
export type Resolved = { standFor: Map<string, string>; added: ExtraField[] };

type Props = {
  names: string[];
  /** The fields that there are. */
  fields: DemoField[];
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
  const id = useId();
  const choose = (index: number, choice: string) =>
    setChoices((now) => names.map((_, at) => (at === index ? choice : (now[at] ?? ''))));
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
            <div key={name} className={styles.name}>
              <label>
                <span>There is no field “{name}”:</span>
                <select
                  className={controls.field}
                  aria-describedby={problem && `${id}-${index}`}
                  value={choices[index] ?? ''}
                  onChange={({ target }) => choose(index, target.value)}
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
              {problem && <small id={`${id}-${index}`}>It cannot be added: its name {problem}.</small>}
            </div>
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
