/**
 * DocSearch 3 gives its container the role and attributes of a combobox although the input inside is the one, and
 * points the input at a list that is not there before the first result. Both are mended from outside, and again
 * whenever the modal writes them anew.
 * @returns stops the mending
 */
export function mendModal(container: Element): () => void {
  const mend = () => {
    const attributes: Record<string, string> = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search docs' };
    for (const [name, value] of Object.entries(attributes)) {
      if (container.getAttribute(name) !== value) container.setAttribute(name, value);
    }
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'])
      container.removeAttribute(name);
    for (const name of ['aria-controls', 'aria-labelledby']) {
      const input = container.querySelector('.DocSearch-Input');
      const ids = input?.getAttribute(name)?.split(/\s+/) ?? [];
      if (ids.some((id) => !document.getElementById(id))) input?.removeAttribute(name);
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(container, {
    attributes: true,
    subtree: true,
    childList: true,
    attributeFilter: ['role', 'aria-expanded', 'aria-controls', 'aria-labelledby'],
  });
  return () => observer.disconnect();
}
