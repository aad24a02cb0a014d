import { transformerMetaHighlight, transformerNotationHighlight } from '@shikijs/transformers';
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

/**
 * `style="color:var(--code-token-keyword)"` on every token would be most of the HTML; a short class is enough, and a
 * token without a colour of its own is plain text.
 */
const classInsteadOfStyle: ShikiTransformer = {
  line(node) {
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && !child.properties.class ? child.children : [child],
    );
  },
  span(node) {
    const name = /--code-token-([a-z-]+)/.exec(String(node.properties.style ?? ''))?.[1];
    delete node.properties.style;
    if (name) node.properties.class = `t-${name}`;
  },
  pre(node) {
    delete node.properties.style;
  },
};

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
      classInsteadOfStyle,
    ],
  });
  const inside = html.replace(/^<pre[^>]*>/, '').replace(/<\/pre>$/, '');
  // An empty line needs no element but to be counted.
  return /\bshowLineNumbers\b/.test(meta) ? inside : inside.replaceAll('<span class="line"></span>', '');
}
