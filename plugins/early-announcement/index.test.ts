import type { LoadContext } from '@docusaurus/types';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import earlyAnnouncement from '.';

const keys = { id: 'docusaurus.announcement.id', dismiss: 'docusaurus.announcement.dismiss' };

/** A page of a site whose announcement has this id, in a browser that has closed the one that it has seen. */
function visit(id: string | undefined, seen: string, { isDenied = false } = {}) {
  const themeConfig = id === undefined ? {} : { announcementBar: { id } };
  const plugin = earlyAnnouncement({ siteConfig: { themeConfig } } as unknown as LoadContext);
  const [tag] = [plugin.injectHtmlTags?.({} as never)?.headTags ?? []].flat() as { innerHTML: string }[];
  const { window } = new JSDOM(
    '<div class="theme-announcement-bar"><button class="close"><svg></svg></button></div><p></p>',
    { url: 'https://example.org', runScripts: 'outside-only' },
  );
  window.localStorage.setItem(keys.id, seen);
  window.localStorage.setItem(keys.dismiss, 'true');
  if (isDenied)
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied');
      },
    });
  if (tag) window.eval(tag.innerHTML);
  return {
    isDismissed: () => window.localStorage.getItem(keys.dismiss),
    isHidden: () => window.document.documentElement.dataset.announcementBarInitiallyDismissed,
    click: (selector: string) =>
      window.document.querySelector(selector)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true })),
  };
}

describe('a closed announcement', () => {
  it('stays closed', () => expect(visit('one', 'one').isDismissed()).toBe('true'));
  it('is shown again as soon as it is another one', () => expect(visit(`"two"'</`, 'one').isDismissed()).toBe('false'));
  it('is nothing to a site without', () => expect(visit(undefined, 'one').isDismissed()).toBe('true'));
});

describe('a click', () => {
  it('on its button closes it at once and for good', () => {
    const page = visit('two', 'one');
    page.click('.close svg');
    expect([page.isHidden(), page.isDismissed()]).toEqual(['true', 'true']);
  });
  it('elsewhere does not', () => {
    const page = visit('two', 'one');
    page.click('p');
    expect([page.isHidden(), page.isDismissed()]).toEqual([undefined, 'false']);
  });
  it('closes it where storage is denied', () => {
    const page = visit('two', 'one', { isDenied: true });
    page.click('.close');
    expect(page.isHidden()).toBe('true');
  });
});
