import { boolean, type InferOutput, maxLength, object, pipe, safeParse, string } from 'valibot';
import { limits } from '../../query/hashText';

/**
 * A text of a sample, and whether it may run unasked. What came with a link may be a stranger's, also after it was edited,
 * until the visitor has said that it is to run.
 */
const editSchema = object({ text: pipe(string(), maxLength(limits.text)), isTrusted: boolean() });
export type Edit = InferOutput<typeof editSchema>;

const keyOf = (major: string, file: string) => `sample.${major}/${file}`;

/** What the visitor has made of a sample in this tab before, if it is kept. */
export function keptEdit(major: string, file: string): Edit | undefined {
  try {
    const { success, output } = safeParse(editSchema, JSON.parse(sessionStorage.getItem(keyOf(major, file)) ?? ''));
    return success ? output : undefined;
  } catch {
    // Storage is denied, or holds what is not ours.
    return undefined;
  }
}

/** Keeps an edit of a sample while the tab is open, or forgets it. */
export function keepEdit(major: string, file: string, edit: Edit | undefined): void {
  try {
    if (edit === undefined) sessionStorage.removeItem(keyOf(major, file));
    else sessionStorage.setItem(keyOf(major, file), JSON.stringify(edit));
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
