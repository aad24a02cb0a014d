import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { bundledScript } from '../inlineScript';

const script = bundledScript(new URL('./page.ts', import.meta.url));
const group = `<ul>
  <li data-tab="npm2yarn:npm" class="tabs__item--active" aria-selected="true"></li>
  <li data-tab="npm2yarn:pnpm" aria-selected="false"></li>
</ul><div><div role="tabpanel"></div><div role="tabpanel" hidden></div></div>`;

/** A page that is still arriving, in a browser that has a stored choice. */
function arriving(stored: string) {
  const { window } = new JSDOM('<body></body>', { url: 'https://example.org', runScripts: 'outside-only' });
  Object.assign(window, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });
  window.localStorage.setItem('docusaurus.tab.npm2yarn', stored);
  window.eval(script);
  const shown = () => ({
    tab: [...window.document.querySelectorAll<HTMLElement>('.tabs__item--active')].map(({ dataset }) => dataset.tab),
    panels: [...window.document.querySelectorAll<HTMLElement>('[role=tabpanel]')].map(({ hidden }) => hidden),
  });
  return { window, shown };
}

test('the stored tab is shown as soon as its part of the page has arrived', async () => {
  const { window, shown } = arriving('pnpm');
  window.document.body.insertAdjacentHTML('beforeend', group);
  await Promise.resolve();
  expect(shown()).toEqual({ tab: ['npm2yarn:pnpm'], panels: [true, false] });
});

test('it is shown, too, in the part that arrives together with the end of the page', () => {
  const { window, shown } = arriving('pnpm');
  window.document.body.insertAdjacentHTML('beforeend', group);
  window.document.dispatchEvent(new window.Event('readystatechange'));
  expect(shown()).toEqual({ tab: ['npm2yarn:pnpm'], panels: [true, false] });
});

test('a stored choice that a group does not have changes nothing', async () => {
  const { window, shown } = arriving('"] , *');
  window.document.body.insertAdjacentHTML('beforeend', group);
  await Promise.resolve();
  expect(shown()).toEqual({ tab: ['npm2yarn:npm'], panels: [false, true] });
});
