/**
 * Remembers where an element stands, because React may draw it anew.
 * @returns a function that gives the element, or else the one that has taken its place
 */
export function placeOf(element: Element): () => Element | undefined {
  const steps: { parent: Element; index: number }[] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    steps.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return () => {
    if (element.isConnected) return element;
    const kept = steps.findIndex(({ parent }) => parent.isConnected);
    let found: Element | undefined = steps[kept]?.parent;
    for (const { index } of steps.slice(0, kept + 1).reverse()) found = found?.children[index];
    return found;
  };
}
