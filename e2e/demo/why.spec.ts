import type { RuleGroupType } from 'react-querybuilder';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';
import { Demo } from '../fixtures/demo';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('why does my MongoDB query ignore "not"?', async ({ page }) => {
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.getByLabel('Sample query').selectOption('not');
  await demo.openPanel('results');
  const mongodb = demo.agreement.getByRole('listitem').filter({ hasText: /^MongoDB:/ });
  await expect(mongodb).toContainText('Cause: not dropped.');
  await expect(demo.agreement).toContainText(
    'The mongodb format leaves out the not of a group up to release 7, and prisma that of every group but the query itself.',
  );
  const cause = demo.agreement.getByRole('link', { name: 'not dropped' });
  await expect(cause).toHaveAttribute('href', /\/docs\/api\/export(-values)?#/);
  await mongodb.getByText('rows more').click();
  const row = mongodb.getByRole('group').getByRole('group').first();
  await row.locator('summary').click();
  // Both sides read each rule alike, and only the group with "not" differently.
  await expect(row).toContainText(/✓ true MongoDB\s*✗ false SQL\s*Not any of/);
  await expect(row.getByText(/^✓ true\s*IMDB rating > 8 The row has [\d.]+\.$/)).toBeVisible();
});

const refusals = [
  {
    what: 'a quote in SpEL',
    rule: { field: 'title', operator: '=', value: "Ocean's Eleven" },
    formats: /^SpEL:/,
    because: 'Quotes, backslashes, line breaks',
  },
  {
    what: 'half a regular expression in MongoDB',
    rule: { field: 'title', operator: 'contains', value: '(' },
    formats: /^MongoDB:/,
    because: 'Regular expression not escaped',
  },
  {
    what: 'an empty range in SQL',
    rule: { field: 'budget', operator: 'between', value: ['', ''] },
    formats: /^SQL( with (named )?parameters)?:/,
    because: 'Rules left out',
  },
  {
    what: 'a rule without a field in SQL',
    rule: { field: '~', operator: '=', value: '' },
    formats: /^SQL( with (named )?parameters)?:/,
    because: 'Rules left out',
  },
];
for (const { what, rule, formats, because } of refusals)
  test(`why does an engine refuse ${what}?`, async ({ page }) => {
    const query = { id: 'r', combinator: 'and', rules: [{ id: 'a', ...rule }] } as RuleGroupType;
    const state = { ...initialState, query };
    await open(page, `/demo#${encodePermalink({ toolkit: 'default', state })}`);
    const demo = new Demo(page);
    await demo.openPanel('results');
    const refused = demo.agreement.getByRole('listitem').filter({ hasText: formats });
    await expect(refused.first()).toContainText('no answer.');
    const texts = await refused.allTextContents();
    expect(texts).toHaveLength(because === 'Rules left out' ? 3 : 1);
    for (const text of texts) expect(text).toMatch(new RegExp(`no answer\\..+Cause: ${because}\\.$`));
    const href = await demo.agreement.getByRole('link', { name: because }).getAttribute('href');
    expect(href).toMatch(/^\/docs\/api\/export(-values)?#/);
    await page.goto(href as string);
    await expect(page.locator(`:is(h2, h3)[id="${href?.split('#')[1]}"]`)).toBeVisible();
  });

test('why does contains "50%" match too much?', async ({ page }) => {
  const demo = new Demo(page);
  const query = {
    id: 'r',
    combinator: 'and',
    rules: [{ id: 'a', field: 'title', operator: 'contains', value: '50%' }],
  };
  await open(page, '/demo');
  await demo.openPanel('import');
  await page.getByRole('radio', { name: 'JSON', exact: true }).check();
  await page.getByLabel('Query text').fill(JSON.stringify(query));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await demo.openPanel('results');
  await expect(demo.agreement).toContainText('LIKE wildcards not escaped');
  await demo.agreement
    .getByText(/rows? (more|fewer)/)
    .first()
    .click();
  await expect(demo.agreement).toContainText('50 First Dates');
});

test('axe finds nothing in an opened row, in either mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = new Demo(page);
  await open(page, '/demo');
  await page.getByLabel('Sample query').selectOption('not');
  await demo.openPanel('results');
  await demo.agreement.getByText('rows more').first().click();
  await demo.agreement.getByRole('group').getByRole('group').first().locator('summary').click();
  await expect(demo.agreement).toContainText('The row has');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFindings(page, { more: ['best-practice'] })).toEqual([]);
  await turnTo(page, 'dark');
  expect(await axeFindings(page, { at: 'colours' })).toEqual([]);
});

test('PostgreSQL comes when it is asked for, says how far it is, and is compared with SQLite', async ({
  page,
  watch,
}) => {
  test.slow();
  const demo = new Demo(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/demo');
  await demo.openPanel('results');
  const section = page.getByRole('region', { name: 'PostgreSQL' });
  await expect(section).toContainText('Downloads about 4 MB (15.3 MB uncompressed).');
  const large = () => fetched.filter((url) => url.endsWith('.data'));
  expect(large()).toEqual([]);

  await test.step('a download that breaks off', async () => {
    await page.route('**/*.data', (route) => route.abort());
    await section.getByRole('button', { name: /PostgreSQL/ }).click();
    await expect(section.getByRole('alert')).toContainText('could not be fetched');
    expect(watch.problems.every((problem) => problem.includes('ERR_FAILED'))).toBe(true);
    watch.problems.length = 0;
    await page.unroute('**/*.data');
  });
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect(section.getByRole('progressbar')).toBeVisible();
  await expect(section).toContainText('PostgreSQL and SQLite select the same 212 rows.', { timeout: 60_000 });

  const ask = async (field: string, operator: string, value: string) => {
    const query = { id: 'r', combinator: 'and', rules: [{ id: 'a', field, operator, value }] };
    await demo.openPanel('import');
    await page.getByRole('radio', { name: 'JSON', exact: true }).check();
    await page.getByLabel('Query text').fill(JSON.stringify(query));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await demo.openPanel('results');
  };
  const isLinked = (cause: string) =>
    expect(section.getByRole('link', { name: cause })).toHaveAttribute('href', /\/docs\/api\/export(-values)?#/);

  await test.step('upper and lower case', async () => {
    await ask('title', 'contains', 'king');
    await expect(section).toContainText(/PostgreSQL selects \d+ rows, SQLite \d+ rows/);
    await expect(section).toContainText('Cause: LIKE ignores case.');
    await isLinked('LIKE ignores case');
    await section.getByText('only in SQLite').click();
    const row = section.getByRole('group').getByRole('group').first();
    await row.locator('summary').click();
    await expect(row).toContainText(/✗ false PostgreSQL\s*✓ true SQLite/);
  });

  await test.step('a value of the wrong type', async () => {
    await ask('budget', '>', 'abc');
    await expect(section).toContainText('PostgreSQL refuses the SQL: invalid input syntax for type double precision');
    await expect(section).toContainText('Cause: Type error.');
    await isLinked('Type error');
  });
});
