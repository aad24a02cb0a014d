import { VisitorError } from '@site/src/loading/VisitorError';
import type { DataSet } from '@site/src/own-data/DataSet';
import { limits } from '@site/src/own-data/limits';
import { removeSaved, savedNames, savedSet, saveSet } from '@site/src/own-data/saved/saved';
import { announce } from '@site/src/ui/announce';
import controls from '@site/src/ui/controls.module.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './DataPanel.module.css';

type Props = {
  /** The set that can be saved. */
  set: DataSet | undefined;
  onName: (name: string) => void;
  onOpen: (set: DataSet) => void;
};

const wordsOf = (error: unknown) => (error instanceof VisitorError ? error.message : 'That did not work. Try again.');

/** The sets that a visitor keeps in this browser: saved on request, opened and deleted here. */
export function SavedSets({ set, onName, onOpen }: Props) {
  const [names, setNames] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const attempt = useCallback(async (act: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await act();
      setNames(await savedNames());
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }, []);
  useEffect(() => {
    // A browser that stores nothing says so when it is asked to.
    savedNames().then(setNames, () => {});
  }, []);
  if (!set && names.length === 0) return null;
  const save = async (chosen: DataSet) => {
    const name = chosen.name.trim();
    if (!name) throw new VisitorError('Enter a name first.');
    await saveSet({ ...chosen, name });
    announce(`Saved: ${name}`);
  };
  const isKnown = set !== undefined && names.includes(set.name.trim());
  return (
    <section aria-labelledby="saved-heading">
      <h3 id="saved-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        In this browser
      </h3>
      {set && (
        <div className={controls.actions}>
          <label>
            Name{' '}
            <input
              className={controls.field}
              value={set.name}
              maxLength={limits.textLength}
              onChange={({ target }) => onName(target.value)}
            />
          </label>
          <button type="button" className={controls.button} onClick={() => attempt(() => save(set))}>
            {isKnown ? `Save “${set.name.trim()}” again` : 'Save in this browser'}
          </button>
        </div>
      )}
      {names.length > 0 && (
        <ul className={styles.saved}>
          {names.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <button
                type="button"
                className={controls.button}
                aria-label={`Open ${name}`}
                onClick={() => attempt(async () => onOpen(await savedSet(name)))}
              >
                Open
              </button>
              <button
                type="button"
                className={controls.button}
                aria-label={`Delete ${name}`}
                onClick={() =>
                  attempt(async () => {
                    await removeSaved(name);
                    announce(`Deleted: ${name}`);
                    // The button goes.
                    heading.current?.focus();
                  })
                }
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
