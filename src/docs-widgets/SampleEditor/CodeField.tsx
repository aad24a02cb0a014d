import { type KeyboardEvent, useId, useRef } from 'react';
import type FullField from './FullField';
import styles from './styles.module.css';

type Props = {
  file: string;
  text: string;
  onChange: (text: string) => void;
  /** What is wrong with the text, at which line, if that is known, and whether a list below has it in full. */
  problem?: { text: string; line?: number; isListed?: boolean };
  /** Shows the text in place of the plain field, once the visitor has asked for it. */
  Full?: typeof FullField;
};

/** A field for code with numbers of its lines; a problem stands below its line. */
export function CodeField({ file, text, onChange, problem, Full }: Props) {
  const id = useId();
  /** After Escape, Tab goes on to what follows, as everywhere else. */
  const leaves = useRef(false);
  const lines = text.split('\n').length;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) {
      if (event.key !== 'Shift') leaves.current = event.key === 'Escape';
      return;
    }
    if (leaves.current || event.shiftKey) return;
    event.preventDefault();
    const field = event.currentTarget;
    field.setRangeText('  ', field.selectionStart, field.selectionEnd, 'end');
    onChange(field.value);
  };
  return (
    <div className={styles.code}>
      {Full ? (
        <Full file={file} text={text} onChange={onChange} wrongLine={problem?.line} />
      ) : (
        <>
          <pre className={styles.numbers} aria-hidden="true">
            {Array.from({ length: lines }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number.
              <span key={at} data-wrong={problem?.line === at + 1 || undefined}>{`${at + 1}\n`}</span>
            ))}
          </pre>
          <textarea
            aria-label={`Code of ${file}`}
            aria-describedby={`${id}-keys${problem ? ` ${id}-problem` : ''}`}
            aria-invalid={Boolean(problem)}
            value={text}
            rows={lines}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              leaves.current = false;
            }}
          />
        </>
      )}
      <div
        id={`${id}-problem`}
        role="alert"
        className={styles.problem}
        data-listed={problem?.isListed}
        ref={(element) => element?.style.setProperty('--line', String(problem?.line ?? lines))}
      >
        {problem && (problem.line ? `Line ${problem.line}: ${problem.text}` : problem.text)}
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        Tab indents. Press Escape, then Tab, to leave the editor.
      </p>
    </div>
  );
}
