import type { Checked, Finding } from './checkFile';
import type { Rule } from './Rule';

/** A file to check. */
export type GivenFile = { name: string; text: string };

/** A finding in words, with where to read on. */
export type Told = Finding & Pick<Rule, 'kind' | 'message'> & { href: string };

/** A line of the difference between a file and what becomes of it, with lines around it. */
export type DiffLine = { sign: ' ' | '+' | '-'; text: string; words?: Word[] };

/** A part of a line that was edited, which the line that took its place does not have, or has too. */
export type Word = { text: string; isChanged: boolean };

/** What is said of a file. */
export type Report = Omit<Checked, 'findings'> & {
  findings: Told[];
  /** Parts of the file that change, each with the line that it begins at; nothing without a rewriting. */
  parts: { line: number; lines: DiffLine[] }[];
};
