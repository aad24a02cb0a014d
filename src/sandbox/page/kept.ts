import { maxLength, pipe, safeParse, string } from 'valibot';
import { limits } from '../../query/hashText';

const keptSchema = pipe(string(), maxLength(limits.text));
const keyOf = (major: string, file: string) => `sample.${major}/${file}`;

/** The text of a sample that the visitor has edited in this tab before, if it is kept. */
export function keptText(major: string, file: string): string | undefined {
  try {
    const { success, output } = safeParse(keptSchema, sessionStorage.getItem(keyOf(major, file)));
    return success ? output : undefined;
  } catch {
    // Storage is denied.
    return undefined;
  }
}

/** Keeps the text of a sample while the tab is open, or forgets it. */
export function keepText(major: string, file: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(keyOf(major, file));
    else sessionStorage.setItem(keyOf(major, file), text);
  } catch {
    // Storage is denied or full: the text lasts as long as the page.
  }
}

const unfinished = 'sample.unfinished';
const nameOf = (major: string, file: string) => `${major}/${file}`;

/** Whether a sample was running when this tab was last left, which a program without end is. */
export function wasRunning(major: string, file: string): boolean {
  try {
    return sessionStorage.getItem(unfinished) === nameOf(major, file);
  } catch {
    // Storage is denied.
    return false;
  }
}

/** Notes that a sample is running, or no longer. */
export function keepRunning(major: string, file: string, isRunning: boolean): void {
  try {
    if (isRunning) sessionStorage.setItem(unfinished, nameOf(major, file));
    else sessionStorage.removeItem(unfinished);
  } catch {
    // Storage is denied or full: the browser itself offers to stop what has no end.
  }
}
