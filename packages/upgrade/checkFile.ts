import MagicString from 'magic-string';
import { isAbout, type Major, type Match, type Rule } from './Rule';
import { rules } from './registry';
import { findUnsureUses } from './source/findUnsureUses';
import { mapEditedLines } from './source/mapEditedLines';
import { checkSyntax, readSource, rereadSource, type Source, SyntaxProblem } from './source/readSource';

/** A place that breaks or behaves otherwise. Lines and columns count from 1, in the file as it was given. */
export type Finding = {
  rule: string;
  line: number;
  excerpt: string;
  isRewritten: boolean;
  /** What the compiler says of the line, where it was asked. */
  compiler?: string;
};
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
  /** Rules that failed on this file: what they look for may be missed. */
  failed?: string[];
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
  let source: Source;
  try {
    source = readSource(name, text);
  } catch (error) {
    return { name, findings: [], unclear: [], problem: problemOf(error) };
  }
  const relevant = only.filter((rule) => isAbout(rule, from, to));
  const lines = text.split('\n');
  const unclear = findUnsureUses(source).map(({ node, reason }) => ({
    ...placeOf(lines, lineAt(text, node.start)),
    reason,
  }));
  return { name, unclear, ...applied(name, text, lines, source, relevant) };
}

/** A line of the given file, and what stands there. */
const placeOf = (lines: readonly string[], line: number) => ({
  line,
  excerpt: (lines[line - 1] ?? '').trim().slice(0, 160),
});

/**
 * Applies rules one after the other, each to what the ones before it have made. Reading takes most of the time, so only
 * statements that were edited are read again, and the whole file once more at the end.
 * @param isCareful reads all of it after each edit: which of them made it unreadable is known only then
 */
function applied(
  name: string,
  text: string,
  given: readonly string[],
  first: Source,
  relevant: readonly Rule[],
  isCareful = false,
): Pick<Checked, 'findings' | 'rewritten' | 'failed'> {
  const findings: Finding[] = [];
  const failed: string[] = [];
  const startAnew = () => applied(name, text, given, readSource(name, text), relevant, true);
  let now = text;
  let source = first;
  /** The line of the given file that each line of the present text comes from. */
  let origins = given.map((_, index) => index + 1);
  for (const rule of relevant) {
    const matches: Match[] = [];
    try {
      rule.match(source, (match) => matches.push(match));
    } catch {
      // What one rule fails on is no reason to say nothing of the others.
      failed.push(rule.id);
    }
    if (matches.length === 0) continue;
    const here: Finding[] = matches.map(({ node, edit }) => ({
      rule: rule.id,
      ...placeOf(given, origins[lineAt(now, node.start) - 1] ?? 1),
      isRewritten: Boolean(edit),
    }));
    if (!matches.some(({ edit }) => edit)) {
      findings.push(...here);
      continue;
    }
    const edited = new MagicString(now);
    try {
      for (const { edit } of matches) edit?.(edited);
    } catch {
      // Whatever stands in the way of a rewriting, the places are worth knowing.
      findings.push(...here.map((finding) => ({ ...finding, isRewritten: false })));
      continue;
    }
    if (edited.hasChanged()) {
      const next = edited.toString();
      const { lines, kept } = mapEditedLines(now, next, origins);
      try {
        source = isCareful ? readSource(name, next) : rereadSource(name, source, next, kept);
      } catch {
        if (!isCareful) return startAnew();
        findings.push(...here.map((finding) => ({ ...finding, isRewritten: false })));
        continue;
      }
      origins = lines;
      now = next;
    }
    findings.push(...here);
  }
  try {
    if (!isCareful && now !== text) checkSyntax(name, source);
  } catch {
    return startAnew();
  }
  findings.sort((a, b) => a.line - b.line);
  return { findings, ...(now !== text && { rewritten: now }), ...(failed.length > 0 && { failed }) };
}

function problemOf(error: unknown): NonNullable<Checked['problem']> {
  if (error instanceof SyntaxProblem) return { message: error.message, line: error.line, column: error.column };
  return { message: 'This file cannot be read.', line: 1, column: 1 };
}

function lineAt(text: string, position: number): number {
  if (text !== lastText) {
    lastText = text;
    lastStarts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lastStarts.push(at + 1);
  }
  let [low, high] = [0, lastStarts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lastStarts[middle] as number) <= position) low = middle;
    else high = middle;
  }
  return low + 1;
}
/** Where the lines of the text begin that was asked about last: the places of one rule are in the same text. */
let lastText = '';
let lastStarts = [0];
