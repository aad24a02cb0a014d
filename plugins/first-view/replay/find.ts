import type { Place } from '../early';

/** The element of a place, or else the one that React has drawn there in its stead. */
export function find({ element, steps }: Place): HTMLElement | undefined {
  if (element.isConnected) return element as HTMLElement;
  const kept = steps.findIndex(([parent]) => parent.isConnected);
  let found: Element | undefined = steps[kept]?.[0];
  for (const [, index] of steps.slice(0, kept + 1).reverse()) found = found?.children[index];
  return found as HTMLElement | undefined;
}
