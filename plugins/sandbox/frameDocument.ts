import { bundledScript } from '../inlineScript';

/**
 * Look of what a frame shows, in both modes of the site; rules and code wrap as in the samples of a page. It has a ground
 * of its own: that of a frame in another process is black in the dark mode, and not clear.
 */
const styles = `:root{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;line-height:1.65;color:#1c2138;background:#f7f8fc;color-scheme:light}
:root[data-theme=dark]{color:#e6e9f7;background:#1a1f38;color-scheme:dark}
body{margin:0}
#root{display:flow-root;padding:1rem;overflow-x:auto}
#root :is(.rule,.ruleGroup-header){flex-wrap:wrap}
pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

/**
 * The document that a page frames, with the one in it that samples run in: that one has no origin, and inherits the policy
 * of this one, which has no script (`src/sandbox/page/frame.ts` says why there are two).
 */
export const frameDocument = (): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>:root{height:100%}body{height:100%;margin:0}iframe{display:block;inset:0;width:100%;height:100%;border:0}</style></head><body><iframe title="Preview" sandbox="allow-scripts" srcdoc="${escaped(innerDocument())}"></iframe></body></html>`;

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The document that samples run in. Its script stands in it, so that its policy names that by its hash, and the frame
 * asks for no file at all: packages come from the page, as text.
 */
function innerDocument(): string {
  const script = bundledScript(new URL('../../src/sandbox/frame/main.ts', import.meta.url), {
    'process.env.NODE_ENV': 'production',
  }).replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>${styles}</style></head><body><div id="root"></div><script>${script}</script></body></html>`;
}
