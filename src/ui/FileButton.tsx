import { useRef } from 'react';
import controls from './controls.module.css';

type Props = {
  children: string;
  onChoose: (files: readonly File[]) => void;
  accept?: string;
  multiple?: boolean;
  /** A whole folder is chosen. */
  isFolder?: boolean;
  'aria-label'?: string;
};

/** A button that asks for files. */
export function FileButton({ children, onChoose, isFolder, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={controls.button} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        {...props}
        {...(isFolder && { webkitdirectory: '' })}
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file, edited, can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
