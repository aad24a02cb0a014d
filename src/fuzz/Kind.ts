import type fc from 'fast-check';

/**
 * What came of an input: it was `refused`; it was `taken` in, and the visitor's own work can be had back; that work is `lost`;
 * or something of the input was `executed`, or would be.
 */
export type Outcome = 'refused' | 'taken' | 'lost' | 'executed';

/** Something that reaches the site from outside. */
export type Kind = {
  id: string;
  inputs: fc.Arbitrary<string>;
  /** Takes an input as the page does. Whatever it throws is a crash. */
  take: (input: string) => Promise<Outcome> | Outcome;
  /** Milliseconds that an input may take, of a kind that is read in a worker. */
  most?: number;
};
