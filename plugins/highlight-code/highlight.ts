import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-js-extras';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-scss';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-diff';
import { codeMarkup } from '../../src/ui/LiveCode/codeMarkup';

/** Code of more lines shows the marked ones first, so that the text around it stays together. */
export const openUpTo = 20;

/** The numbers of the lines that a fence's meta string marks, as `{1,3-5}`. */
function markedLines(meta: string): Set<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

/**
 * Highlights code for both colour modes, whose colours are in `src/css/code.css`.
 * @param code source text, without a trailing newline
 * @param lang a language of Prism; one that is not imported here is shown as plain text
 * @param meta the fence's meta string; marks the lines of `{1,3-5}`. Of code with more than `openUpTo` lines the others are
 *   then hidden until they are asked for, or found by the browser's own search.
 * @returns the inside of a `<pre>`: one `<code>` element as an HTML string
 */
export function highlight(code: string, lang: string, meta = ''): string {
  const lines = codeMarkup(code, Prism.languages[lang]);
  const named = markedLines(meta);
  // A mark that every line has says nothing of any.
  const marked = lines.every((_, index) => named.has(index + 1)) ? new Set<number>() : named;
  const isMarked = (index: number) => marked.has(index + 1);
  if (lines.length > openUpTo && marked.size && !/\bwhole\b/.test(meta))
    return `<code>${excerpt(lines, isMarked)}</code>`;
  const hasNumbers = /\bshowLineNumbers\b/.test(meta);
  // A line is an element of its own where something is said of it: that it is marked, or its number.
  const shown = lines.map((line, index) =>
    isMarked(index)
      ? `<span class="line line-highlighted">${line}</span>`
      : hasNumbers
        ? `<span class="line">${line}</span>`
        : line,
  );
  return `<code>${shown.join('\n')}</code>`;
}

/** Marked lines as they are, and what is around them in hidden elements, each of which ends with its last line break. */
function excerpt(lines: string[], isMarked: (index: number) => boolean): string {
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      if (isMarked(index)) return line + end;
      const opens = index === 0 || isMarked(index - 1) ? '<span hidden="until-found">' : '';
      const closes = !end || isMarked(index + 1) ? '</span>' : '';
      return opens + line + end + closes;
    })
    .join('');
}
