import { expect, open, test } from '../fixtures/site';

type Page = import('@playwright/test').Page;

/**
 * Opens the editor of the first sample of a page, and puts a program into it that begins as soon as it is drawn. What a test asks
 * of a frame, the browser takes for something that the visitor does in it, so that programs print what has become of them.
 */
async function run(page: Page, effect: string) {
  await open(page, '/docs/intro');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const sample = page.locator('[data-sample]').filter({ has: page.getByRole('button', { name: 'Close the editor' }) });
  const code = sample.getByRole('textbox', { name: /^Code of/ });
  await expect(sample.locator('iframe:not([data-waiting])')).toBeVisible();
  // Nor does a pointer over the frame say that it is used.
  await page.mouse.move(3, 3);
  await code.fill(`import { useEffect } from 'react';
export default function Taker() {
  useEffect(() => { console.log('drawn'); ${effect} }, []);
  return (
    <div style={{ height: 900 }}>
      <label id="name">Taker <input id="taker" /></label>
      <p id="far" tabIndex={-1} style={{ marginTop: 700 }}>Far below</p>
    </div>
  );
}
`);
  const printed = sample.getByRole('log');
  await expect(printed).toContainText('drawn');
  const field = sample.frameLocator('iframe:not([data-waiting])').frameLocator('iframe').getByLabel('Taker');
  return { sample, code, field, printed, problem: sample.getByRole('alert') };
}
const stopped = /it took the keyboard or added to the history of the tab, three times/;
const places = (page: Page) =>
  page.evaluate(() => [
    scrollY,
    ...Array.from(document.querySelectorAll('[data-sample] section'), (one) => one.scrollTop),
  ]);

/** Ways in which a program moves the focus or scrolls, by calls. */
const calls = [
  'field.focus()',
  'field.select()',
  'window.focus()',
  'far.focus()',
  "far.scrollIntoView({ block: 'start' })",
  'far.scrollIntoViewIfNeeded?.()',
  'HTMLElement.prototype.focus.call(field)',
  'Object.assign(field, { required: true }).reportValidity()',
  "document.body.appendChild(document.createElement('dialog')).showModal()",
  "window.find('Far below')",
  "getSelection().collapse(far, 0); getSelection().modify('move', 'forward', 'word')",
  'history.back()',
  'history.go(-1)',
  "history.pushState({}, '')",
  'document.open()',
];
test('what a program calls neither moves the focus, nor scrolls the page, nor changes its history', async ({
  page,
}) => {
  const { problem, printed, code } = await run(
    page,
    `const field = document.querySelector('#taker'), far = document.querySelector('#far');
    const calls = [${calls.map((call) => `() => { ${call}; }`).join(', ')}];
    let turn = 0;
    const timer = setInterval(() => {
      try { calls[turn % calls.length](); } catch {}
      turn += 1;
      if (turn === calls.length * 3) { clearInterval(timer); setTimeout(() => console.log('over'), 200); }
    }, 20);`,
  );
  const before = [await places(page), page.url(), await page.evaluate(() => history.length)];
  await code.focus();
  await expect(printed).toContainText('over');
  await expect(code).toBeFocused();
  expect([await places(page), page.url(), await page.evaluate(() => history.length)]).toEqual(before);
  await expect(problem).toHaveCount(0);
});

for (const [way, use] of Object.entries({
  'the page is pressed': (page: Page) => page.locator('h1').click(),
  'Escape is pressed': (page: Page) => page.keyboard.press('Escape'),
}))
  test(`a frame that takes the keyboard by other ways ends as soon as ${way}`, async ({ page }) => {
    const { problem } = await run(page, "setInterval(() => document.querySelector('#name').click(), 20);");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await use(page);
    await expect(problem).toHaveText(stopped);
    await page.keyboard.press('Control+k');
    const words = page.getByPlaceholder('Search docs');
    await expect(words).toBeFocused();
    await page.keyboard.type('operators');
    await expect(words).toHaveValue('operators');
  });

test('a frame that takes the keyboard does not get what is typed into a dialog', async ({ page }) => {
  const { problem } = await run(
    page,
    "setTimeout(() => setInterval(() => document.querySelector('#name').click(), 700), 1500);",
  );
  await page.keyboard.press('Control+k');
  const words = page.getByPlaceholder('Search docs');
  await expect(words).toBeFocused();
  await expect(problem).toHaveText(stopped);
  await page.keyboard.type('operators');
  await expect(words).toHaveValue('operators');
});

test('a frame that goes to a place in itself does not scroll the page', async ({ page }) => {
  const { printed } = await run(
    page,
    "setTimeout(() => { location.hash = 'far'; setTimeout(() => console.log('over'), 200); }, 200);",
  );
  const before = await places(page);
  await expect(printed).toContainText('over');
  expect(await places(page)).toEqual(before);
});

test('a frame that adds to the history of the tab ends', async ({ page }) => {
  const { problem } = await run(page, 'let at = 0; setInterval(() => { at += 1; location.hash = String(at); }, 100);');
  await expect(problem).toHaveText(stopped);
});

test('a visitor uses what a frame shows, by pointer and by Tab, and leaves it by Escape', async ({ page }) => {
  const { sample, code, field, problem } = await run(page, 'try { document.open(); } catch {}');
  await field.click();
  await page.keyboard.type('mine');
  await expect(field).toHaveValue('mine');
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();
  await sample.getByRole('region', { name: 'Preview of your code' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('!');
  await expect(field).toHaveValue(/!/);
  await expect(problem).toHaveCount(0);
});

test('what has the focus in a frame by keyboard is scrolled into view', async ({ page }) => {
  const { sample, field } = await run(page, "document.querySelector('#far').tabIndex = 0;");
  const preview = sample.getByRole('region', { name: 'Preview of your code' });
  await preview.focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  expect(await preview.evaluate((one) => one.scrollTop)).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => preview.evaluate((one) => one.scrollTop)).toBeGreaterThan(200);
});

test('what moves the focus without keys and pointer, as a screen reader does, may move it into a frame', async ({
  page,
}) => {
  const { field, problem } = await run(page, '');
  for (let time = 0; time < 5; time += 1) {
    await page.locator('h1').evaluate((heading) => Object.assign(heading, { tabIndex: -1 }).focus());
    // A program that has just begun does not get it.
    await expect
      .poll(async () => {
        await field.focus();
        return page.evaluate(() => document.activeElement?.tagName);
      })
      .toBe('IFRAME');
  }
  await expect(problem).toHaveCount(0);
});

test('what scrolls the page itself is left alone, and ends nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { sample, field, problem } = await run(page, '');
  /** How far the page is scrolled, and the preview in it, which a wheel scrolls first. */
  const y = async () => (await places(page)).reduce((sum, one) => sum + one, 0);
  /** Pixels by which they are scrolled in ten pictures. */
  const movement = async () => {
    const start = await y();
    for (let turn = 0; turn < 10; turn += 1)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return (await y()) - start;
  };
  const far = page.locator('h2').last();
  const scrolls: Record<string, () => Promise<unknown>> = {
    'a script, by pixels': () => page.evaluate(() => scrollBy(0, 120)),
    'a script, smoothly': () => page.evaluate(() => scrollBy({ top: 150, behavior: 'smooth' })),
    'a script, to the frame': () =>
      sample.locator('iframe:not([data-waiting])').evaluate((one) => one.scrollIntoView({ block: 'end' })),
    'a script, to a heading': () => far.evaluate((one) => one.scrollIntoView()),
    'a hash': () => far.evaluate((one) => location.assign(`#${one.id}`)),
    'the keyboard': async () => {
      await page.locator('h1').evaluate((one) => Object.assign(one, { tabIndex: -1 }).focus({ preventScroll: true }));
      await page.keyboard.press('PageDown');
    },
    'a wheel over the frame': async () => {
      await sample.locator('iframe:not([data-waiting])').hover({ position: { x: 5, y: 5 } });
      await page.mouse.wheel(0, 2000);
    },
  };
  for (const [name, scroll] of Object.entries(scrolls))
    await test.step(name, async () => {
      // So that the frame is in view, where it could have been it that has scrolled.
      await sample.evaluate((one) => one.scrollIntoView());
      await page.evaluate(() => scrollBy(0, -200));
      await sample.getByRole('region').evaluate((one) => one.scrollTo(0, 0));
      await expect.poll(movement).toBe(0);
      const before = await y();
      await scroll();
      await expect.poll(y).not.toBe(before);
      await expect.poll(movement).toBe(0);
      expect(await movement(), 'nothing puts it back').toBe(0);
      expect(await y()).not.toBe(before);
    });
  await expect(problem).toHaveCount(0);
  await expect(field).toHaveCount(1);
});
