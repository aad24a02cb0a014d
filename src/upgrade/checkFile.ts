import { diffLines } from 'diff';
import MagicString from 'magic-string';
import type { Major, Rule } from './Rule';
import { rules } from './registry';
import { readSource, type Source, SyntaxProblem } from './source/readSource';
import { unclearIn } from './source/unclearIn';

/** A place that breaks or behaves otherwise. Lines and columns count from 1, in the file as it was given. */
export type Finding = { rule: string; line: number; excerpt: string; isRewritten: boolean };
/** Code that the rules cannot follow. */
export type Unclear = { line: number; excerpt: string; reason: string };

export type Checked = {
  name: string;
  findings: Finding[];
  unclear: Unclear[];
  /** The file as it becomes, if something was rewritten. */
  rewritten?: string;
  /** Why the file was not read, or not to its end. */
  problem?: { message: string; line: number; column: number };
  /** The file does not name the library, so nothing was looked for in it. */
  isForeign?: true;
};

/** Whether a file has to do with the library at all. */
const namesLibrary = (text: string) => /querybuilder/i.test(text);

/**
 * Looks for what changes between two versions, and rewrites what can be rewritten safely.
 * @param only rules to apply, all of them by default
 */
export function checkFile(name: string, text: string, from: Major, to: Major, only: readonly Rule[] = rules): Checked {
  if (!namesLibrary(text)) return { name, findings: [], unclear: [], isForeign: true };
  const findings: Finding[] = [];
  let now = text;
  let source: Source;
  try {
    source = readSource(name, text);
  } catch (error) {
    return { name, findings, unclear: [], problem: problemOf(error) };
  }
  const given = text.split('\n');
  const placeOf = (line: number) => ({ line, excerpt: (given[line - 1] ?? '').trim().slice(0, 160) });
  const unclear = unclearIn(source).map(({ node, reason }) => ({ ...placeOf(lineAt(text, node.start)), reason }));
  /** The line of the given file that each line of the present text comes from. */
  let origins = given.map((_, index) => index + 1);
  for (const rule of only.filter(({ since }) => from < since && since <= to)) {
    const edited = new MagicString(now);
    const here: Finding[] = [];
    try {
      rule.match(source, ({ node, edit }) => {
        edit?.(edited);
        const line = origins[lineAt(now, node.start) - 1] ?? 1;
        here.push({ rule: rule.id, ...placeOf(line), isRewritten: Boolean(edit) });
      });
      if (!edited.hasChanged()) findings.push(...here);
      else {
        const next = edited.toString();
        source = readSource(name, next);
        origins = originsAfter(now, next, origins);
        now = next;
        findings.push(...here);
      }
    } catch {
      // Whatever stands in the way of a rewriting, the places are worth knowing.
      findings.push(...here.map((finding) => ({ ...finding, isRewritten: false })));
    }
  }
  findings.sort((a, b) => a.line - b.line);
  return { name, findings, unclear, ...(now !== text && { rewritten: now }) };
}

function problemOf(error: unknown): NonNullable<Checked['problem']> {
  if (error instanceof SyntaxProblem) return { message: error.message, line: error.line, column: error.column };
  return { message: 'This file cannot be read.', line: 1, column: 1 };
}

function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** Where the lines of an edited text come from; a line that is new comes from the one before it. */
function originsAfter(before: string, after: string, origins: number[]): number[] {
  const next: number[] = [];
  let at = 0;
  for (const { added, removed, count = 0 } of diffLines(before, after)) {
    if (removed) at += count;
    else if (added) for (let index = 0; index < count; index += 1) next.push(origins[Math.max(0, at - 1)] ?? 1);
    else for (let index = 0; index < count; index += 1) next.push(origins[at++] ?? 1);
  }
  return next;
}
