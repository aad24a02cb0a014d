// The visits of the pages leave highlighted lines out of axe: here is what they may hold, and that it can be read.
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { fileOf, routes } from '../fixtures/routes';
import { axeFindings, expect, highlightedLines, open, test, turnTo } from '../fixtures/site';

/** Classes of the tokens that have a colour of their own. */
const tokens = [
  ...new Set([...readFileSync('src/css/code.css', 'utf8').matchAll(/^\.(t-[\w-]+)/gm)].map(([, name]) => name ?? '')),
];
/** Classes of lines; each is a background. */
const lines = ['line', 'line line-highlighted'];

test('highlighted lines hold text and tokens of the palette, and nothing else', () => {
  const seen = new Set<string>();
  const odd = routes.flatMap((route) => {
    const $ = load(readFileSync(fileOf(route), 'utf8'));
    return $(highlightedLines)
      .toArray()
      .flatMap((line) => [line, ...$(line).find('*').toArray()])
      .filter((element) => {
        const { class: name = '', ...others } = element.attribs;
        seen.add(name);
        const isKnown = $(element).is(highlightedLines) ? lines.includes(name) : tokens.includes(name);
        return element.name !== 'span' || !isKnown || Object.keys(others).length > 0;
      })
      .map((element) => `${route}: ${$.html(element)}`);
  });
  expect(odd).toEqual([]);
  expect(seen.size).toBeGreaterThan(tokens.length / 2);
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
            for (const token of ['', ...tokens])
              code.insertAdjacentHTML(
                'beforeend',
                `<span class="${line.replace(/^line/, '')}"><span class="${token}">${token} text</span></span>\n`,
              );
          pre.replaceChildren(code);
          return [...code.querySelectorAll('span > span')].map((span) => getComputedStyle(span).color);
        },
        { lines, tokens },
      );
    // Each token has its colour, or axe would have looked at plain text.
    expect(new Set(colours).size).toBeGreaterThan(6);
    expect(await axeFindings(page, { within: ['figure[data-lang] pre'] })).toEqual([]);
  });
