import { MissingModule } from './modules';
import { readableError } from './reactErrors';

/**
 * What was thrown, in words, and the line of the sample where, if the browser says.
 * @param file name of the sample
 */
export function failureOf(thrown: unknown, file: string): { text: string; line?: number } {
  if (!(thrown instanceof Error)) return { text: `Thrown: ${textOf(thrown)}` };
  const { name, message, stack = '' } = thrown;
  const at = stack.split(`${file}:`)[1];
  const line = at ? Number.parseInt(at, 10) : Number.NaN;
  const words = thrown instanceof MissingModule ? message : `${textOf(name)}: ${readableError(textOf(message))}`;
  return { text: words, ...(line >= 1 && { line }) };
}

/** A text of anything: what a program throws may throw when it is read. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'a value that has no text';
  }
}
