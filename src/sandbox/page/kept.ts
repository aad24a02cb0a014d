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
