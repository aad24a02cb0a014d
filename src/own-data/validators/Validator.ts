import type { RuleShape } from './shapes';

/** What groups of the builder can be, beyond their rules. */
export type GroupOptions = {
  /** Names of the combinators. */
  combinators: readonly string[];
  /** Whether groups can be inverted. */
  not: boolean;
  /** Levels of groups at most: a query that is nested without end would use up the server's stack. */
  levels: number;
};

/** Groups of a builder with its own combinators, and a box for "not". */
export const groupOptions: GroupOptions = { combinators: ['and', 'or'], not: true, levels: 20 };

/** A language in which a validator is written. */
export type Validator = {
  id: string;
  name: string;
  /** What the file is called. */
  fileName: string;
  language: 'ts' | 'json';
  /**
   * The validator as a file to copy.
   * @param type what becomes of a text that is TypeScript only; nothing for JavaScript
   */
  code: (rules: readonly RuleShape[], options: GroupOptions, type: (text: string) => string) => string;
};
