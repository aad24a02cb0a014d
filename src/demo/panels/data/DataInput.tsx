import { limits, megabytes } from '@site/src/own-data/limits';
import type { Input } from '@site/src/own-data/readDataSet';
import controls from '@site/src/ui/controls.module.css';
import { FileButton } from '@site/src/ui/FileButton';
import clsx from 'clsx';
import { type DragEvent, useState } from 'react';
import { useKept } from '../../store/useKept';
import styles from './DataPanel.module.css';

const example = `customer,city,orders,since,newsletter
Ada,London,12,2021-03-04,true
Bo,Oslo,3,2023-11-20,false
Cem,Ankara,,2022-07-01,true
Dee,Oslo,7,2021-12-24,true`;

/** Where a visitor drops, chooses or pastes a table, or what says its fields. */
export function DataInput({ read }: { read: (input: Input) => void }) {
  const [text, setText] = useKept('data-text', '');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const dropped = event.dataTransfer.getData('text/plain');
    if (file) read(file);
    else if (dropped) setText(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen with the button, too.
    <div
      className={clsx(styles.bring, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        Query your own table: drop a file here, choose one, or paste rows. <b>Nothing is uploaded:</b> the file is read
        by this page, in your browser.
      </p>
      <div className={controls.actions}>
        <FileButton aria-label="File with a table or its fields" onChoose={([file]) => file && read(file)}>
          Choose a file
        </FileButton>
      </div>
      <label className={controls.label} htmlFor="data-text">
        Rows or fields as text
      </label>
      <textarea
        id="data-text"
        className={clsx(controls.field, styles.text)}
        rows={6}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby="data-formats"
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          // What is pasted into the empty box is read at once.
          if (text === '' && 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste')
            read(target.value);
        }}
      />
      <div className={controls.actions}>
        <button
          type="button"
          className={clsx(controls.button, controls.primary)}
          disabled={text.trim() === ''}
          onClick={() => read(text)}
        >
          Read the text
        </button>
        <button type="button" className={controls.button} onClick={() => setText(example)}>
          Example
        </button>
      </div>
      <p id="data-formats" className={controls.note}>
        Rows: CSV, TSV, JSON (an array of objects, or one object a line) and Parquet. Fields alone: your{' '}
        <code>Field[]</code> in TypeScript, JavaScript or JSON, also with a query (200 KB at most; nothing of it is
        run), <code>CREATE TABLE</code>, a Prisma model, a TypeScript type or a JSON Schema. At most{' '}
        {megabytes(limits.streamedBytes)} of CSV or lines of JSON, and {megabytes(limits.wholeBytes)} of other JSON, are
        read.
      </p>
    </div>
  );
}
