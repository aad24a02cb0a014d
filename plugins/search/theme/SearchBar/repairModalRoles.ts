/**
 * DocSearch 3 gives its container the role and attributes of a combobox although the input inside is the one, and
 * points the input at a list that is not there before the first result. Results are options with a link inside, recent and
 * favourite searches options with buttons, which an option must not have; they become rows of a grid. All is mended from
 * outside, and again whenever the modal writes it anew.
 * @returns stops the mending
 */
export function repairModalRoles(container: Element): () => void {
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
    for (const list of container.querySelectorAll('ul[role=listbox]:has(button, a[href])')) {
      list.setAttribute('role', 'grid');
      for (const option of list.querySelectorAll('[role=option]')) option.setAttribute('role', 'row');
      for (const cell of list.querySelectorAll('[role=row] > *')) cell.setAttribute('role', 'gridcell');
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
