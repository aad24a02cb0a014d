import type { RuleShape } from './shapes';

/** Levels of groups at most: a query that is nested without end would use up the server's stack. */
export const levels = 20;

/** A language in which a validator is written. */
export type Validator = {
  id: string;
  name: string;
  /** What the file is called. */
  fileName: string;
  language: 'ts' | 'json';
  /** The validator as a file to copy. */
  code: (rules: readonly RuleShape[]) => string;
};
