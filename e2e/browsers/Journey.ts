import type { Visitor } from './Visitor';

/** Something that visitors do, from its beginning to its end, in every engine alike. */
export type Journey = {
  /** Completes "… in Firefox". */
  name: string;
  /** False for one that is walked on some days only. */
  isDaily?: false;
  /** An engine in which it is not walked; the journey says why. */
  notIn?: 'Chromium' | 'Firefox' | 'WebKit';
  /** Console errors that belong to it. */
  expected?: RegExp;
  walk: (visitor: Visitor) => Promise<void>;
};
