import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { CommandProblem } from './options';

/** A file as text: without a byte order mark, and with `\n` where all of its lines end in `\r\n`. */
export type Read = { text: string; mark: string; hasReturns: boolean };

/**
 * Reads a file so that it can be written back with nothing but edits changed.
 * @throws an error if it is not UTF-8
 */
export function readText(file: string): Read {
  const bytes = readFileSync(file);
  const whole = bytes.toString('utf8');
  if (!Buffer.from(whole).equals(bytes)) throw new Error('It is not UTF-8.');
  const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = whole.slice(mark.length);
  const hasReturns = text.includes('\r\n') && !/(^|[^\r])\n/.test(text) && !/\r(?!\n)/.test(text);
  return { text: hasReturns ? text.replaceAll('\r\n', '\n') : text, mark, hasReturns };
}

/** Writes a file at once: a reader sees all of the old one or all of the new one. */
export function writeText(file: string, text: string, { mark, hasReturns }: Read): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, mark + (hasReturns ? text.replaceAll('\n', '\r\n') : text), { mode: statSync(file).mode });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/**
 * Makes sure that a rewriting can be undone.
 * @throws a `CommandProblem` if git has changes that were not committed, or there is no git
 */
export function askGit(cwd: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new CommandProblem('There is no git here to undo with. Use --force to rewrite all the same.');
  if (stdout.trim())
    throw new CommandProblem('Git has changes that are not committed. Commit them first, or use --force.');
}
