import { expect, test } from '@playwright/test';
import { isDeep, seed } from '../../scripts/testScale';
import type { Browser, Driver } from './Driver';
import { hasEngine } from './installed';
import type { Journey } from './Journey';
import { demo } from './journeys/demo';
import { firstActs } from './journeys/firstActs';
import { samples } from './journeys/samples';
import { site } from './journeys/site';
import { openPuppeteer } from './puppeteerBrowser';
import { Visitor } from './Visitor';
import { openWebKit } from './webkitBrowser';

const journeys: Journey[] = [...firstActs, ...samples, ...demo, ...site];

/**
 * Of the journeys that are not walked every day, so many are, others each day; `npm run deep -- browsers` walks all. In
 * Chromium, which all other tests run in, none is walked every day.
 */
const ofTheDay = 3;
const isToday = (journey: Journey, engine: string) => {
  const others = engine === 'Chromium' ? journeys : journeys.filter(({ isDaily }) => isDaily === false);
  const place = others.indexOf(journey);
  return isDeep('browsers') || place < 0 || (place + seed * ofTheDay) % others.length < ofTheDay;
};

const engines = {
  Chromium: () => openPuppeteer('Chromium'),
  Firefox: () => openPuppeteer('Firefox'),
  WebKit: openWebKit,
};

for (const [engine, open] of Object.entries(engines).filter(([name]) => hasEngine[name as keyof typeof engines]))
  test.describe(engine, () => {
    // One worker walks them one after the other: a browser takes longer to start than most of them.
    test.describe.configure({ mode: 'default', timeout: 180_000 });
    let browser: Browser;
    let driver: Driver | undefined;
    test.beforeAll(async () => {
      browser = await open();
    });
    test.afterAll(() => browser?.close());
    test.afterEach(async () => {
      const last = driver;
      driver = undefined;
      await last?.close();
    });

    for (const journey of journeys.filter((each) => isToday(each, engine) && each.notIn !== engine))
      test(`${journey.name} in ${engine}`, async ({ baseURL }) => {
        driver = await browser.visit();
        const visitor = new Visitor(driver, baseURL as string);
        await journey.walk(visitor);
        const problems = (await visitor.problems()).filter((problem) => !journey.expected?.test(problem));
        expect(problems, 'console errors and reports of policies').toEqual([]);
      });
  });
