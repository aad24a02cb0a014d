import { readFileSync } from 'node:fs';
import { Demo } from '../fixtures/demo';
import { fileOf } from '../fixtures/routes';
import { axeFindings, expect, open, sidewaysPixels, test, turnTo } from '../fixtures/site';

test.afterEach(({ watch }) => expect(watch.problems).toEqual([]));

test('code is checked: places with links to the docs, a diff, and the new file to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/upgrade');
  await page.getByRole('button', { name: 'Use an example' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status').filter({ hasText: /places in 1 file/ })).toBeVisible();
  const report = page.getByRole('region', { name: 'pasted.tsx' });
  const findings = page.getByRole('region', { name: 'What to change' });
  await expect(findings.getByText('Breaks').first()).toBeVisible();
  await findings.getByText(/^\d+ optional changes?$/).click();
  const place = findings.getByRole('listitem').filter({ hasText: 'pasted.tsx, line 2' });
  await expect(place.first()).toContainText('Rewritten below.');
  await expect(findings.getByRole('listitem').filter({ hasText: "format: 'mongodb'" })).toContainText(
    'Check it yourself.',
  );
  await expect(report.locator('ins').first()).toBeVisible();
  for (const link of await findings.getByRole('link', { name: 'Read more' }).all()) {
    const [path = '', id] = ((await link.getAttribute('href')) ?? '').split('#');
    expect(readFileSync(fileOf(path), 'utf8')).toMatch(new RegExp(`id="?${id}[" >]`));
  }
  const leftOfNext = async () => (await report.getByRole('button', { name: 'Download' }).boundingBox())?.x;
  const left = await leftOfNext();
  await report.getByRole('button', { name: 'Copy the new file' }).click();
  await expect(report.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await leftOfNext(), 'the button beside it stays where it is').toBe(left);
  await expect(page.getByRole('status', { name: 'What changed' })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import { QueryBuilder');
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^## .*\n\n- \[ \] \*\*Breaks:/);
  for (const mode of ['light', 'dark'] as const) {
    await turnTo(page, mode);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysPixels(page)).toBe(0);
  await page.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'have changed since the last check' })).toBeVisible();
  await expect(report).toBeHidden();
});

test('the step of an address shows what it changes at once; the command is served from the address that is printed', async ({
  page,
  request,
}) => {
  // Nothing is pressed, no pointer moves, and nothing is scrolled on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/upgrade?from=6&to=8');
  await expect(page.getByRole('heading', { name: /break code$/ })).toBeInViewport();
  const changes = page.getByRole('region', { name: 'What changes from release 6 to release 8' });
  await expect(changes.getByText('useValueEditor(props)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Command', exact: true })).toHaveText(
    /^npx \S+\/upgrade-[0-9a-f]{8}\.tgz --from 6 --to 8 src$/,
  );
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Types were not checked');
  const href = await page.getByRole('link', { name: 'Download the package' }).getAttribute('href');
  const served = await request.get(new URL(href ?? '').pathname);
  expect((await served.body()).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
});

test('code that does not name the library is said to have nothing to look at', async ({ page }) => {
  await open(page, '/upgrade');
  await page.getByRole('textbox', { name: 'Code' }).fill('export const a = 1;');
  await page.getByRole('button', { name: 'Check' }).click();
  const summary = page.getByRole('status').filter({ hasText: 'Nothing found.' });
  await expect(summary).toHaveText('Nothing found. 1 file checked. It does not name the library.');
});

test('files are checked by keyboard; a file that cannot be read says where, and the others go on', async ({ page }) => {
  await open(page, '/upgrade?from=4&to=5');
  await expect(page.getByLabel('Your code uses')).toHaveValue('4');
  const good = "import { NameLabelPair } from 'react-querybuilder';\nexport type Pair = NameLabelPair;\n";
  const bad = "import 'react-querybuilder';\nconst = 1;\n";
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      Object.entries({
        'a.ts': good,
        'b.ts': bad,
        'package.json': '{"dependencies":{"react-querybuilder":"^3.12.0"}}',
      }).map(([name, text]) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    );
  await expect(page.getByRole('region', { name: 'b.ts' })).toContainText('Line 2, column 7');
  await expect(
    page.getByRole('status').filter({ hasText: '1 of 2 files checked. 1 file could not be read.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check these yourself' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From release 3 to release 5' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes of package.json' })).toContainText('to release 5');
  await page.getByLabel('Your code uses').selectOption('4');
  await expect(page.getByText('package.json has release 3, and you chose 4: 4 is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Paste code instead' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Code' }).fill('');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Paste code, or choose files');
  await page.getByLabel('Move to').selectOption('3');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who reads on and comes back finds code, releases and findings; the example takes no code away', async ({
  page,
}) => {
  const code = `import { QueryBuilder } from 'react-querybuilder';
export const show = () => <QueryBuilder enableDragAndDrop />;
`;
  await open(page, '/upgrade');
  await page.getByLabel('Your code uses').selectOption('4');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('link', { name: 'Read more' }).first().click();
  await expect(page).toHaveURL(/migrate/);
  await page.goBack();
  await expect(page.getByLabel('Your code uses')).toHaveValue('4');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
  await expect(page.getByRole('link', { name: 'Read more' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use an example' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).not.toHaveValue(code);
  await page.getByRole('button', { name: 'Put your code back' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
});

test('a long check says how far it is, and can be cancelled', async ({ page }) => {
  const line = "import QueryBuilder, { formatQuery } from 'react-querybuilder';\n";
  const calls = Array.from(
    { length: 800 },
    (_, at) => `export const f${at} = (q) => formatQuery(q, { format: "mongodb" });\n`,
  );
  const text = line + calls.join('');
  await open(page, '/upgrade?from=3');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      Array.from({ length: 200 }, (_, index) => ({
        name: `${index}.ts`,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    );
  await expect(page.getByRole('progressbar', { name: 'Files checked' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Cancelled\..* of 200 files checked/ })).toBeVisible();
});

test('the demo hands its code over', async ({ page }) => {
  await open(page, '/demo');
  await new Demo(page).openWholeCode();
  await page.getByRole('link', { name: 'Move this to release 8' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade assistant');
  await expect(page.getByText(/^App\.tsx, fields\.ts, /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From release 5 to release 8' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /[2-9] files checked/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What to change' })).toBeVisible();
});

test('without scripts it leads to the lists of changes, and offers nothing that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/upgrade');
  const links = page.getByRole('main').getByRole('link', { name: /^Migrate from release/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all())
    expect(readFileSync(fileOf((await link.getAttribute('href')) ?? ''), 'utf8')).toContain('<h1');
  await expect(page.getByRole('button', { name: 'Check' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Compare exports' })).toBeHidden();
  await context.close();
});
