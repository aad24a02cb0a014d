import { useEffect } from 'react';
import { redo, undo } from '../page/edits';

const withoutText = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether an element has an undo of its own, which must stay its own. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    // What stands for a list in some toolkits is an input that cannot be written in.
    (target instanceof HTMLInputElement && !target.readOnly && !withoutText.test(target.type)));

/** Ctrl or Cmd with Z takes an edit of the query back; with Shift and Z, or Ctrl and Y, it comes again. */
export function useUndoKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey && !event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      isRedo ? redo() : undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
