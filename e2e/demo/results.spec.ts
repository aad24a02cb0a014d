import { latestLine } from '../../lines/registry';
import { encodePermalink } from '../../src/demo/store/permalink';
import { initialState } from '../../src/demo/store/state';
import { Demo, movies, sideways, successful } from '../fixtures/demo';
import { axeFindings, expect, open, test, turnTo } from '../fixtures/site';

test.describe('results', () => {
  test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

  test('follow what is edited in the builder', async ({ page }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    await demo.value(1).fill('8');
    await expect(demo.count).toContainText(`${successful(8).length} of 3,201 rows in`);
    await demo.value(1).fill('9');
    await expect(demo.agreement).toContainText('7 of 7 formats, in 5 of 5 engines, select the same 1 row.');
    await expect(demo.resultRows).toContainText(String(successful(9)[0]?.Title));
  });
  test('are of the chosen format, in an engine of its own', async ({ page }) => {
    const demo = new Demo(page);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await open(page, '/demo');
    await demo.value(1).fill('8');
    const { length } = successful(8);
    await expect(demo.agreement).toContainText(`7 of 7 formats, in 5 of 5 engines, select the same ${length} rows.`);
    expect(new Set(workers).size, 'a worker for each engine').toBe(5);
    for (const [name, query] of Object.entries({
      'SQL with parameters': 'imdbRating >= ?',
      'SQL with named parameters': 'imdbRating >= :imdbRating_1',
      MongoDB: '"$gte": 8',
      CEL: 'imdbRating >= 8',
      SpEL: 'imdbRating >= 8',
      JsonLogic: '">="',
    }))
      await test.step(name, async () => {
        await page.getByRole('radio', { name, exact: true }).check();
        await expect(demo.executed).toContainText(query);
        await expect(demo.count).toContainText(`${length} of 3,201 rows in`);
      });
  });

  test('a value that its column cannot have is run and compared as well', async ({ page }) => {
    const rules = [{ field: 'profitable', operator: '=', value: '' }];
    const state = { ...initialState, query: { combinator: 'or', rules } };
    await open(page, `/demo#${encodePermalink({ toolkit: 'default', state })}`);
    const demo = new Demo(page);
    await expect(demo.rules).toHaveCount(1);
    await demo.openPanel('results');
    await expect(demo.agreement).toContainText('This page knows no cause');
    await demo.addRule().click();
    await expect(demo.rules).toHaveCount(2);
  });
  test('formats that select other rows are named with their rows', async ({ page }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    await page.getByRole('checkbox', { name: /^Not/ }).nth(1).check();
    await demo.openPanel('results');
    await expect(demo.agreement).toContainText(
      /^[2-6] of 7 formats, in [1-4] of 5 engines, select the same [\d,]+ rows\./,
    );
    // `not` is not in the MongoDB export of this release.
    const mongodb = demo.agreement.locator('li', { hasText: 'MongoDB:' });
    await expect(mongodb).toContainText(`${successful(7.5).length} rows`);
    await mongodb.getByText('rows more').click();
    await expect(mongodb.locator('details li').first()).toBeVisible();
    await expect(mongodb).toContainText(String(successful(7.5)[0]?.Title));
  });

  test('rows that an engine cannot judge are counted and explained', async ({ page }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    await page.getByLabel('Sample query').selectOption('empty');
    await demo.addRule().click();
    await demo.choose('Fields, rule 1', 'Worldwide gross ($)');
    await demo.choose('Operators, rule 1', '>');
    await demo.value(1).fill('100000000');
    await demo.openPanel('results');
    await page.getByRole('radio', { name: 'CEL', exact: true }).check();
    const missing = movies.filter(({ 'Worldwide Gross': gross }) => gross === null).length;
    await expect(demo.panel('results')).toContainText(
      `On ${missing} rows the engine gave an error instead of an answer; they are not selected. It said of the first: no such overload`,
    );
  });

  test('the two JSON formats say that nothing runs them, and the others are still compared', async ({ page }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    await demo.openPanel('export');
    await page.getByRole('radio', { name: 'JSON', exact: true }).check();
    await demo.openPanel('results');
    await expect(demo.panel('results')).toContainText('JSON is the query itself, to be stored: no engine runs it.');
    await expect(demo.agreement).toContainText('7 of 7 formats');
    await expect(demo.count).toHaveCount(0);
  });

  test('a query that an engine refuses is explained in place, with the position', async ({ page }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    await demo.runExpression('gross > > 5');
    const panel = demo.panel('results');
    await expect(panel).toContainText('No answer to the query in SQL. near ">": syntax error');
    await page.getByRole('radio', { name: 'SpEL', exact: true }).check();
    await expect(panel).toContainText('RIGHT_OPERAND_PROBLEM');
    await expect(panel).toContainText('At character 7: gross > > 5');
    await expect(panel.locator('mark')).toHaveText('>');
    await expect(demo.agreement).toContainText('One of 7 formats has an answer.');
    await page.getByRole('radio', { name: 'SQL', exact: true }).check();
    await demo.openPanel('export');
    await demo.runExpression('1 = 1; DROP TABLE movies');
    await expect(panel).toContainText('This page runs one statement, and here is another.');
    await page.getByLabel('Sample query').selectOption('first');
    await expect(demo.count).toContainText(`${successful(7.5).length} of 3,201`);
  });

  test('a query that takes too long is stopped; the last answer stays until then, and the page works on', async ({
    page,
  }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    await demo.openPanel('results');
    await expect(demo.count).toBeVisible();
    await demo.openPanel('export');
    const endless = '(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c) > 0';
    await demo.runExpression('1 = 1');
    await expect(demo.count).toContainText('3,201 of 3,201');
    await demo.addRule().click();
    // Without letters, whose case formats take differently.
    await demo.value(1).fill('2012');
    await expect(demo.count).not.toContainText('3,201 of 3,201');
    await demo.openPanel('export');
    await page.getByText('Format options').click();
    await page.getByLabel('Fallback expression').fill(endless);
    await demo.openPanel('results');
    await expect(demo.count).toBeVisible();
    await expect(demo.agreement).toContainText('7 of 7 formats');
    await demo.removeRule(1).click();
    const results = demo.panel('results').locator('[aria-busy]').first();
    await expect(results).toHaveAttribute('aria-busy', 'true');
    await expect(demo.count).toBeVisible();
    await expect(demo.agreement).toContainText('Comparing the formats…');
    await expect(demo.agreement).not.toContainText('select the same');
    await expect(page.getByText('The query took longer than 5 s and was stopped.').first()).toBeVisible();
    await page.getByLabel('Sample query').selectOption('first');
    await expect(demo.count).toContainText(`${successful(7.5).length} of 3,201`);
  });

  test('named parameters are bound under every prefix', async ({ page }) => {
    const demo = new Demo(page);
    await open(page, '/demo');
    await demo.openPanel('export');
    await page.getByRole('radio', { name: 'SQL with named parameters', exact: true }).check();
    for (const prefix of ['@', '$', '#'])
      await test.step(prefix, async () => {
        await demo.openPanel('export');
        if (!(await page.getByLabel('Parameter prefix').isVisible())) await page.getByText('Format options').click();
        await page.getByLabel('Parameter prefix').fill(prefix);
        await demo.openPanel('results');
        await expect(demo.executed).toContainText(`${prefix}imdbRating_1`);
        await expect(demo.count).toContainText(`${successful(7.5).length} of 3,201`);
        await expect(page.getByRole('region', { name: 'Bound parameters' })).toContainText(`"${prefix}imdbRating_1"`);
        await demo.openPanel('releases');
        const card = page.getByRole('region', {
          name: new RegExp(`release ${latestLine.release.replaceAll('.', '\\.')}$`),
        });
        await expect(card).toContainText(`${prefix}imdbRating_1`);
        await expect(card).toContainText('Selects 212 rows.');
      });
  });
});

test('results › axe finds nothing in either mode, and a phone scrolls down only', async ({ page, watch }) => {
  const demo = new Demo(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/demo');
  const expectNoFindings = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFindings(page, { more: ['best-practice'] })).toEqual([]);
    await turnTo(page, 'dark');
    expect(await axeFindings(page, { at: 'colours' }), 'dark').toEqual([]);
    await turnTo(page, 'light');
  };
  for (const width of [1280, 390])
    await test.step(`${width} px`, async () => {
      // So tall on a phone that the line that sticks to the bottom is at its own place: what it covers, scrolling uncovers.
      await page.setViewportSize({ width, height: width === 390 ? 2400 : 900 });
      await page.getByLabel('Sample query').selectOption('first');
      await demo.openPanel('results');
      await expect(demo.agreement).toContainText('7 of 7');
      await page.getByRole('radio', { name: 'CEL', exact: true }).check();
      await expect(page.getByText('instead of an answer')).toBeVisible();
      await page.getByRole('checkbox', { name: /^Not/ }).nth(1).check();
      await demo.agreement.getByText('rows more').first().click();
      await expectNoFindings();
      expect(await page.evaluate(sideways)).toEqual([0, 0]);
      await demo.openPanel('export');
      await page.getByRole('radio', { name: 'SQL', exact: true }).check();
      await demo.runExpression('gross > 5 and foo = 1');
      await expect(page.locator('mark')).toBeVisible();
      await expectNoFindings();
      expect(await page.evaluate(sideways)).toEqual([0, 0]);
    });
  expect(watch.problems).toEqual([]);
});
