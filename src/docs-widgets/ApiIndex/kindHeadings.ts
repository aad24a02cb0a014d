/** Headings of the index of names, by kind, in the order of the page. */
export const kindHeadings: Record<string, string> = {
  component: 'Components',
  hook: 'Hooks',
  function: 'Functions',
  constant: 'Constants',
  class: 'Classes',
  namespace: 'Namespaces',
  type: 'Types',
};
