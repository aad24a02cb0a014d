import { keepsDigits } from '../infer/numbers';
import type { Problems } from '../problems';

/** A text, which is left alone, or a number that may have more digits than JavaScript keeps. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.]{15,}(?:[eE][+-]?\d+)?|-?\d[\d.]*[eE][+-]?\d{3,}/g;
/** What a text without any such number is known by. */
const hint = /\d(?:\.?\d){15}|[eE][+-]?\d{3}/;

/** A number as a cell: as the text that it is, where JavaScript would change it. */
export const exactCell = (written: string): number | string => (keepsDigits(written) ? Number(written) : written);

/**
 * JSON with quotes around each number of which JavaScript would lose a digit, so that it is read as a text.
 * @returns the text, and where in the original a quote has been put in, in their order
 */
export function quoteLongNumbers(json: string): { text: string; quotes: number[] } {
  const quotes: number[] = [];
  if (!hint.test(json)) return { text: json, quotes };
  const text = json.replace(tokens, (token, at: number) => {
    if (token.startsWith('"') || keepsDigits(token)) return token;
    quotes.push(at, at + token.length);
    return `"${token}"`;
  });
  return { text, quotes };
}

/** What is told of numbers that are texts. */
export const longNumbers = 'Numbers of which JavaScript would lose digits are read as text, as they are written.';

/** Tells it once for a file. */
export function createTold(problems: Problems): (isQuoted: boolean) => void {
  let isTold = false;
  return (isQuoted) => {
    if (isQuoted && !isTold) problems.add(longNumbers);
    isTold ||= isQuoted;
  };
}
