// The visits of the pages leave highlighted lines out of axe: here is that they can be read, in code-colours.test.ts what they
// may hold.
import { lines, tokens } from '../fixtures/codePalette';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

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
