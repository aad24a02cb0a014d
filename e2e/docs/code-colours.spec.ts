// The visits of the pages leave highlighted lines out of axe: here is what they may hold, and that it can be read.
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { fileOf, routes } from '../fixtures/routes';
import { axeFindings, expect, highlightedCode, open, test, turnTo } from '../fixtures/site';

/** Elements of the tokens that have a colour of their own, as plugins/highlight-code writes them: `b`, `b.n`. */
const tokens = Array.from(
  readFileSync('src/css/code.css', 'utf8').matchAll(/^\[data-lang\] (\.?\w)\b/gm),
  ([, name = '']) => (name.startsWith('.') ? `b${name}` : name),
);
/** Classes of lines, where they have an element; each is a background. */
const lines = ['line', 'line line-highlighted'];

test('highlighted code holds text, lines and tokens of the palette, and nothing else', () => {
  const seen = new Set<string>();
  const odd = routes.flatMap((route) => {
    const $ = load(readFileSync(fileOf(route), 'utf8'));
    return $(`${highlightedCode} *`)
      .toArray()
      .filter((element) => {
        const { class: name, ...others } = element.attribs;
        const kind = name && element.name === 'b' ? `b.${name}` : element.name;
        seen.add(kind);
        const isKnown = element.name === 'span' ? lines.includes(name ?? '') : tokens.includes(kind);
        return !isKnown || Object.keys(others).length > 0;
      })
      .map((element) => `${route}: ${$.html(element)}`);
  });
  expect(odd).toEqual([]);
  expect(tokens.filter((kind) => seen.has(kind)).length).toBeGreaterThan(tokens.length / 2);
});

for (const mode of ['light', 'dark'] as const)
  test(`every colour of code can be read on every background of a line, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/markdown-page');
    await turnTo(page, mode);
    const colours = await page
      .locator('figure[data-lang] pre')
      .first()
      .evaluate(
        (pre, { lines, tokens }) => {
          const code = document.createElement('code');
          // A line but for the class by which axe leaves lines out.
          for (const line of lines)
            for (const token of ['span', ...tokens]) {
              const [name, kind = ''] = token.split('.');
              code.insertAdjacentHTML(
                'beforeend',
                `<span class="${line.replace(/^line/, '')}"><${name} class="${kind}" data-token>${token} text</${name}></span>\n`,
              );
            }
          pre.replaceChildren(code);
          return [...code.querySelectorAll('[data-token]')].map((span) => getComputedStyle(span).color);
        },
        { lines, tokens },
      );
    // Each token has its colour, or axe would have looked at plain text.
    expect(new Set(colours).size).toBeGreaterThan(6);
    expect(await axeFindings(page, { within: ['figure[data-lang] pre'] })).toEqual([]);
  });
