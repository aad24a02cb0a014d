import { expect } from '@playwright/test';
import type { Driver } from './Driver';

/**
 * The first element that is seen and, if a name is given, is called so: by its label or its text, in full, or by an expression.
 * Runs in the page.
 */
function findSeen(selector: string, name?: string) {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || new RegExp(name).test(nameOf(element)?.replace(/\s+/g, ' ').trim() ?? '')),
  );
}

/** Whether it is where it was a frame ago: what is on its way would be pressed beside. Runs in the page. */
async function isAtRest(element: Element) {
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const before = place();
  await frame();
  return element.isConnected && place() === before;
}

type Name = string | RegExp;
const exactly = (name: string) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
const find = (selector: string, name?: Name) =>
  `(${findSeen})(${[selector, ...(name ? [name instanceof RegExp ? name.source : exactly(name)] : [])].map((part) => JSON.stringify(part))})`;

/** Longer than anything takes that a journey waits for, on a busy machine too. */
const patience = { timeout: 60_000 };

/** Somebody who uses the site by what is seen, and waits for what comes of it. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    /** Where the site is. */
    readonly origin: string,
  ) {}
  open = (path: string) => this.driver.open(new URL(path, this.origin).href);
  type = (text: string) => this.driver.type(text);
  press = (keys: string) => this.driver.press(keys);
  resize = (width: number, height: number) => this.driver.resize(width, height);
  problems = () => this.driver.problems();

  /** What a function gives that runs in the page. */
  run = <Given extends unknown[], Value>(inPage: (...given: Given) => Value, ...given: Given) =>
    this.driver.run(`(${inPage})(${given.map((each) => JSON.stringify(each))})`) as Promise<Awaited<Value>>;

  /** What a function gives that runs in the page, asked again until it is what a matcher wants. */
  eventually = <Given extends unknown[], Value>(inPage: (...given: Given) => Value, ...given: Given) =>
    expect.poll(() => this.run(inPage, ...given).catch(String), patience);

  /** The text of what is seen, asked again until it is what a matcher wants. */
  text = (selector: string, name?: Name) =>
    expect.poll(() => this.driver.run(`${find(selector, name)}?.textContent`).catch(String), {
      ...patience,
      message: `text of ${selector} ${name ?? ''}`,
    });

  /** Waits until it is seen. */
  sees = (selector: string, name?: Name) =>
    expect
      .poll(() => this.driver.run(`Boolean(${find(selector, name)}) || 'not at ' + location`).catch(String), {
        ...patience,
        message: `${selector} ${name ?? ''} is seen`,
      })
      .toBe(true);

  /** Goes back in the history, once the driver has its answer: it comes from the page. */
  back = () => this.run(() => void setTimeout(() => history.back()));

  /** Waits until React has taken over the page. */
  lives = () => this.eventually(() => document.documentElement.dataset.hasHydrated).toBe('true');

  /** Presses the pointer on it once it is seen. */
  async click(selector: string, name?: Name) {
    await this.sees(selector, name);
    const element = find(selector, name);
    // Until it can be pressed: React may draw it anew meanwhile, it may be on its way to its place, or under something else.
    await expect(async () => {
      await this.driver.run(`void ${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      expect(await this.driver.run(`(${isAtRest})(${element})`)).toBe(true);
      await this.driver.click(element);
    }).toPass(patience);
  }

  /** Chooses in a list of the browser's own. */
  async choose(list: Name, option: string) {
    await this.sees('select', list);
    await this.driver.choose(
      `[...${find('select', list)}.options].find(({ label }) => label === ${JSON.stringify(option)})`,
    );
  }

  /** Chooses a file in a field that need not be seen: a button opens it. */
  async upload(selector: string, file: string) {
    await this.eventually((field) => document.querySelector(field) !== null, selector).toBe(true);
    await this.driver.upload(`document.querySelector(${JSON.stringify(selector)})`, file);
  }

  /** Puts what was copied into the field that has the focus, in place of what it holds. */
  async paste() {
    await this.press('Control+a');
    await this.press('Control+v');
  }

  /** The value of the field that has the focus. */
  value = () => this.eventually(() => (document.activeElement as HTMLInputElement | null)?.value);
}
