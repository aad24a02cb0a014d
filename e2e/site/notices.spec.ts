import { expect, open, test } from '../fixtures/site';

test('the footer’s last line leads to the notices of what the site passes on', async ({ page }) => {
  await open(page, '/docs/intro');
  const link = page.locator('.footer__copyright').getByRole('link', { name: 'Third-party notices' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  // Of the pages, of two releases of the library, of an engine, of the styles and of the data.
  for (const name of [
    'react 18',
    'react-querybuilder 5',
    'react-querybuilder 8',
    'sql.js',
    'bootstrap 5',
    'vega-datasets',
  ])
    expect(text).toContain(`\n${name}`);
});
