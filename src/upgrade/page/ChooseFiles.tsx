import controls from '@site/src/ui/controls.module.css';
import { useRef } from 'react';

/** Two buttons that ask for files and for a folder. */
export function ChooseFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement | null>(null);
  const folder = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <button type="button" className={controls.button} onClick={() => files.current?.click()}>
        Choose files
      </button>
      <button type="button" className={controls.button} onClick={() => folder.current?.click()}>
        Choose a folder
      </button>
      {[files, folder].map((input) => (
        <input
          key={input === files ? 'files' : 'folder'}
          ref={(element) => {
            input.current = element;
            if (input === folder) element?.setAttribute('webkitdirectory', '');
          }}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            // The same files, edited, can be chosen again.
            target.value = '';
          }}
        />
      ))}
    </>
  );
}
