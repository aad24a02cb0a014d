/** The part of the page that an element comes to life with: its sample, which has a React root of its own, or the page. */
export const partOf = (element: Element): Element => element.closest('[data-island]') ?? document.documentElement;

/** Whether React has taken a part over. */
export const isLive = (part: Element): boolean =>
  part === document.documentElement
    ? (part as HTMLElement).dataset.hasHydrated === 'true'
    : 'live' in (part as HTMLElement).dataset;
