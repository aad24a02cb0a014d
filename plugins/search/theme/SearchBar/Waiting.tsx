import { LoadState } from '@site/src/ui/LoadState';
import { type ComponentProps, type MutableRefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './waiting.css';
import { takeOver } from './takeOver';

/** Of DocSearch's own box. */
const longestQuery = 64;

type Props = ComponentProps<typeof LoadState> & {
  /** Holds the input, also after another has taken its place: what was typed goes on there. */
  typed: MutableRefObject<HTMLInputElement | null>;
  close: () => void;
};

/** What stands in the modal's place until its script is there, with a box that takes what is typed meanwhile. */
export function Waiting({ typed, close, ...state }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Text that was marked on the page is what DocSearch begins with.
  const [first] = useState(() => typed.current?.value ?? String(getSelection()).slice(0, longestQuery));
  useLayoutEffect(() => {
    const box = dialog.current?.querySelector('input') ?? null;
    // In a browser without modal dialogs it stands in the page.
    if (dialog.current?.showModal) dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
    if (typed.current) takeOver(typed.current, box);
    else box?.select();
    typed.current = box;
  }, [typed]);
  return createPortal(
    <dialog
      ref={dialog}
      className="search-waiting"
      aria-label="Search docs"
      onCancel={close}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault(); // else the press takes the focus away from where closing gives it
        close();
      }}
    >
      <div>
        <input
          type="search"
          aria-label="Search docs"
          placeholder="Search docs"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuery}
          defaultValue={first}
        />
        <button type="button" onClick={close}>
          Close
        </button>
        <LoadState {...state} />
      </div>
    </dialog>,
    document.body,
  );
}
