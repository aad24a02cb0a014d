import { maxLength, object, parse, pipe, regex, string } from 'valibot';
import { limits, packText, unpackText } from '../../query/hashText';

/** How a link's hash begins: version 1 of what `linkTo` writes. The sample's name follows, then its text. */
export const prefix = 'edit1=';

const carriedSchema = object({
  file: pipe(string(), maxLength(200), regex(/^[\w/-]+(\.[\w-]+)*\.tsx?$/)),
  text: pipe(string(), maxLength(limits.text)),
});

/** The hash, with its `#`, that carries an edited sample; none when it is too long. */
export function linkTo(file: string, text: string): string | undefined {
  if (text.length > limits.text) return undefined;
  const hash = `${prefix}${encodeURIComponent(file)}~${packText(text)}`;
  return hash.length > limits.hash ? undefined : `#${hash}`;
}

/**
 * Reads a hash that anybody may have written. It never throws.
 * @param hash as `location.hash` has it
 * @param file the sample that is asked about
 */
export function editedIn(hash: string, file: string): string | undefined {
  const begin = `#${prefix}${encodeURIComponent(file)}~`;
  if (!hash.startsWith(begin) || hash.length > limits.hash + 1) return undefined;
  try {
    return parse(carriedSchema, { file, text: unpackText(hash.slice(begin.length)) }).text;
  } catch {
    return undefined;
  }
}
