import { transformerMetaHighlight, transformerNotationHighlight } from '@shikijs/transformers';
import type { Element, ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighter, type Highlighter, type ShikiTransformer } from 'shiki';

/** Colours come from `src/css/code.css`, so one pass serves both colour modes. */
const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });
const langs = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'css',
  'scss',
  'html',
  'bash',
  'sql',
  'diff',
  'mdx',
  'md',
  'text',
] as const;

/** Code of more lines shows the marked ones first, so that the text around it stays together. */
export const openUpTo = 20;

let highlighter: Promise<Highlighter> | undefined;

/** The element of each kind of token: most of a long page's elements are tokens. Other kinds are plain text. */
const elements: Record<string, string> = {
  keyword: 'b',
  string: 'i',
  'string-expression': 'i',
  punctuation: 'u',
  constant: 'b.n',
  comment: 'b.c',
  function: 'b.f',
  parameter: 'b.p',
};

const kindOf = (token: Element) => /--code-token-([a-z-]+)/.exec(String(token.properties.style ?? ''))?.[1] ?? '';
const textOf = ({ children: [text] }: Element) => (text?.type === 'text' ? text.value : '');

/** What is in a line: text, and elements of one kind each with what follows in the same one; they hold no space at their ends. */
function shortLine(line: Element): ElementContent[] {
  const runs: { element?: string | undefined; text: string }[] = [];
  for (const token of line.children) {
    if (token.type !== 'element') continue;
    const element = elements[kindOf(token)];
    const last = runs.at(-1);
    if (last && (last.element === element || !textOf(token).trim())) last.text += textOf(token);
    else runs.push({ element, text: textOf(token) });
  }
  return runs.flatMap(({ element, text }): ElementContent[] => {
    const plain = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
    if (!element) return plain(text);
    const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    const [tagName = '', name] = element.split('.');
    const token: Element = {
      type: 'element',
      tagName,
      properties: name ? { class: name } : {},
      children: plain(inside),
    };
    return [...plain(before), token, ...plain(after)];
  });
}

const isMarked = (line: Element) => /line-highlighted/.test(String(line.properties.class));

/** A line is an element of its own where something is said of it: that it is marked, or its number. */
const shortMarkup = (hasNumbers: boolean, isWhole: boolean): ShikiTransformer => ({
  pre({ children: [code] }) {
    if (code?.type !== 'element') return;
    const lines = code.children.filter((line) => line.type === 'element');
    code.children =
      isWhole || lines.length <= openUpTo || !lines.some(isMarked)
        ? lines.flatMap((line, at): ElementContent[] => {
            line.children = shortLine(line);
            const own = hasNumbers || isMarked(line) ? [line] : line.children;
            return at ? [{ type: 'text', value: '\n' }, ...own] : own;
          })
        : excerpt(lines);
  },
});

/**
 * Marked lines as they are, and what is around them in elements that are hidden until they are asked for, or found by the
 * browser's own search. Each of these ends with its last line break.
 */
function excerpt(lines: Element[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let rest: Element | undefined;
  lines.forEach((line, at) => {
    const end: ElementContent[] = at < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
    const content = [...shortLine(line), ...end];
    if (isMarked(line)) {
      parts.push(...content);
      rest = undefined;
    } else if (rest) rest.children.push(...content);
    else {
      rest = { type: 'element', tagName: 'span', properties: { hidden: 'until-found' }, children: content };
      parts.push(rest);
    }
  });
  return parts;
}

/**
 * Highlights code for both colour modes.
 * @param code source text, without a trailing newline
 * @param lang a language of `langs`; an unknown one is shown as plain text
 * @param meta the fence's meta string; marks the lines of `{1,3-5}`. Of code with more than `openUpTo` lines the others are
 *   then hidden until they are asked for.
 * @returns the inside of a `<pre>`: one `<code>` element as an HTML string
 */
export async function highlight(code: string, lang: string, meta = ''): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [...langs] });
  const shiki = await highlighter;
  const known = (shiki.getLoadedLanguages() as string[]).includes(lang) ? lang : 'text';
  const html = shiki.codeToHtml(code, {
    lang: known,
    theme: 'site',
    meta: { __raw: meta },
    // Without a limit: a busy machine would stop in the middle of a line, and ship it without colours.
    tokenizeTimeLimit: 0,
    transformers: [
      transformerMetaHighlight({ className: 'line-highlighted' }),
      transformerNotationHighlight({ classActiveLine: 'line-highlighted', classActivePre: '' }),
      shortMarkup(/\bshowLineNumbers\b/.test(meta), /\bwhole\b/.test(meta)),
    ],
  });
  return html.replace(/^<pre[^>]*>/, '').replace(/<\/pre>$/, '');
}
