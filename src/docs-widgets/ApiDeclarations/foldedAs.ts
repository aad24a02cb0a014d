/** More declarations are folded. */
const mostShown = 40;

/** What the fold of so many declarations is called; undefined if they are shown. */
export const foldedAs = (count: number): string | undefined =>
  count > mostShown ? `${count} declarations` : undefined;
