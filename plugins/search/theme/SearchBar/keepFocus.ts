/** Results are chosen by arrow keys. */
const stops = 'a[href]:not([tabindex="-1"]), button, input';

/**
 * Leads Tab and Shift+Tab round inside of the modal. DocSearch's own trap counts the stops when it opens: a hidden button
 * is its last one, and what comes with the results it does not know.
 * @returns lets the focus go
 */
export function keepFocus(modal: Element): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const visible = [...modal.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
    const at = visible.indexOf(document.activeElement as HTMLElement);
    if (event.shiftKey) visible.at(at > 0 ? at - 1 : -1)?.focus();
    else visible[(at + 1) % visible.length]?.focus();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
