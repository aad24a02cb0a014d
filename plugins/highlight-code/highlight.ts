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

/** A line is an element of its own where something is said of it: that it is marked, or its number. */
const shortMarkup = (hasNumbers: boolean): ShikiTransformer => ({
  pre({ children: [code] }) {
    if (code?.type !== 'element') return;
    code.children = code.children.flatMap((line): ElementContent[] => {
      if (line.type !== 'element') return [line];
      line.children = shortLine(line);
      return hasNumbers || /line-highlighted/.test(String(line.properties.class)) ? [line] : line.children;
    });
  },
});

/**
 * Highlights code for both colour modes.
 * @param code source text, without a trailing newline
 * @param lang a language of `langs`; an unknown one is shown as plain text
 * @param meta the fence's meta string; marks the lines of `{1,3-5}`
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
      shortMarkup(/\bshowLineNumbers\b/.test(meta)),
    ],
  });
  return html.replace(/^<pre[^>]*>/, '').replace(/<\/pre>$/, '');
}
