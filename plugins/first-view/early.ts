/** Where an element stands: each parent and the number of the child, from the element upwards. React may draw it anew. */
export type Place = {
  element: Element;
  /** The page, or the sample, that has to be live first. */
  part: HTMLElement;
  steps: [parent: Element, index: number][];
};

/** What a field holds. */
export type Content = { value: string; checked?: boolean | undefined; chosen?: boolean[] | undefined };

/** Something that was done before React was there, and is done again then. */
export type Entry = {
  place: Place;
  /** What stands in for what React shows now. */
  dialog?: HTMLDialogElement;
} & (
  | { kind: 'press'; event: MouseEvent }
  | { kind: 'key'; event: KeyboardEvent }
  | { kind: 'change'; content: Content }
  | { kind: 'submit' }
  | { kind: 'search'; before: Element | null }
);

/** What the script in the page's head (`page/`) hands over to the site's own scripts (`replay/`). */
export type Early = {
  queue: Entry[];
  /** What has the focus: React draws some of it anew. */
  focus?: Place | undefined;
  /** Whether the visitor has turned the colours, here or in another tab. */
  isTurned?: boolean;
  /** Whether the code of a block is on the clipboard: a press that is repeated may not write to it (src/ui/useCopy.ts). */
  isCopied?: boolean;
  /** Set once the page is live: somebody works the queue off. */
  wake?: () => void;
};

declare global {
  interface Window {
    early: Early;
  }
}

/** The part of the page that an element comes to life with: its sample, which has a React root of its own, or the page. */
export const partOf = (element: Element): HTMLElement =>
  element.closest<HTMLElement>('[data-island]') ?? document.documentElement;

/** Whether React has taken a part over, as it says itself: `replay/` for the page, src/docs-widgets/Sample for a sample. */
export const isLive = (part: HTMLElement): boolean => 'live' in part.dataset;
