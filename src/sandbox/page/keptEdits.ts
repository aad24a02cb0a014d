import { boolean, type InferOutput, maxLength, object, pipe, safeParse, string } from 'valibot';
import { limits } from '../../query/hashText';

/**
 * A text of a sample, and whether it may run unasked. What came with a link may be a stranger's, also after it was edited,
 * until the visitor has said that it is to run.
 */
const editSchema = object({ text: pipe(string(), maxLength(limits.text)), isTrusted: boolean() });
export type Edit = InferOutput<typeof editSchema>;

const nameOf = (major: string, file: string) => `${major}/${file}`;
const keyOf = (major: string, file: string) => `sample.${nameOf(major, file)}`;
const unfinished = 'sample.unfinished';

/** What a use of the tab's storage gives: nothing where storage is denied or full, or holds what is not ours. */
function tried<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | undefined): void {
  tried(() => (value === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)));
}

/** What the visitor has made of a sample in this tab before, if it is kept. */
export const keptEdit = (major: string, file: string): Edit | undefined =>
  tried(() => {
    const { success, output } = safeParse(editSchema, JSON.parse(sessionStorage.getItem(keyOf(major, file)) ?? ''));
    return success ? output : undefined;
  });

/** Keeps an edit of a sample while the tab is open, or forgets it. Where it cannot be kept, it lasts as long as the page. */
export const keepEdit = (major: string, file: string, edit: Edit | undefined): void =>
  write(keyOf(major, file), edit && JSON.stringify(edit));

/** Whether a sample was running when this tab was last left, which a program without end is. */
export const wasRunning = (major: string, file: string): boolean =>
  tried(() => sessionStorage.getItem(unfinished)) === nameOf(major, file);

/** Notes that a sample is running, or no longer. Where it cannot, the browser itself offers to stop what has no end. */
export const keepRunning = (major: string, file: string, isRunning: boolean): void =>
  write(unfinished, isRunning ? nameOf(major, file) : undefined);
