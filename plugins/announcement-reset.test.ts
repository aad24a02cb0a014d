import { runInNewContext } from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import announcementReset from './announcement-reset';

/** What a browser that has dismissed an announcement remembers after a page of the site has begun. */
function visit(id: string | undefined, seen: string) {
  const themeConfig = id === undefined ? {} : { announcementBar: { id } };
  const plugin = announcementReset({ siteConfig: { themeConfig } } as unknown as LoadContext);
  const [tag] = [plugin.injectHtmlTags?.({} as never)?.headTags ?? []].flat() as { innerHTML: string }[];
  const stored = new Map([
    ['docusaurus.announcement.id', seen],
    ['docusaurus.announcement.dismiss', 'true'],
  ]);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  if (tag) runInNewContext(tag.innerHTML, { localStorage });
  return stored.get('docusaurus.announcement.dismiss');
}

describe('a dismissed announcement', () => {
  it('stays dismissed', () => expect(visit('one', 'one')).toBe('true'));
  it('is shown again as soon as it is another one', () => expect(visit(`"two"'</`, 'one')).toBe('false'));
  it('is nothing to a site without', () => expect(visit(undefined, 'one')).toBe('true'));
  it('is forgotten where storage is denied, without an error', () => {
    const plugin = announcementReset({ siteConfig: { themeConfig: { announcementBar: { id: 'a' } } } } as never);
    const [tag] = [plugin.injectHtmlTags?.({} as never)?.headTags ?? []].flat() as { innerHTML: string }[];
    expect(() => runInNewContext(tag?.innerHTML ?? 'throw 1', {})).not.toThrow();
  });
});
