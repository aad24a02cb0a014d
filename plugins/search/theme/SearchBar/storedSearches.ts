import * as v from 'valibot';

/** The lists that DocSearch keeps in the browser's storage, by the beginning of their keys. */
export const lists = ['__DOCSEARCH_FAVORITE_SEARCHES__', '__DOCSEARCH_RECENT_SEARCHES__'];

/** DocSearch puts headings in as HTML; what it stored itself is escaped before (`withoutMarkup`). */
const text = v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^<]*$/));
const item = v.looseObject({
  objectID: v.pipe(v.string(), v.maxLength(500)),
  url: v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])/)),
  type: v.picklist(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']),
  content: v.nullish(text),
  hierarchy: v.objectWithRest({ lvl0: text, lvl1: v.nullish(text) }, v.nullish(text)),
});
/** As many as DocSearch keeps, at most. */
const most = 10;

/** What of a stored list can be shown; anything may stand there. */
function readable(stored: string): unknown[] {
  try {
    const list: unknown = stored.length < 200_000 ? JSON.parse(stored) : [];
    return Array.isArray(list) ? list.filter((entry) => v.is(item, entry)).slice(0, most) : [];
  } catch {
    return [];
  }
}

/**
 * Takes out of DocSearch's stored lists what would make it crash or be shown as HTML: it reads them unchecked while it
 * mounts.
 * @param indexName the index whose lists they are
 * @param storage a browser's storage, which may be denied or full
 * @returns whether the lists can be kept; if not, DocSearch is to do without them
 */
export function mendStoredSearches(indexName: string, storage: () => Storage = () => window.localStorage): boolean {
  try {
    for (const list of lists) {
      const key = list + indexName;
      const stored = storage().getItem(key) ?? '[]';
      const mended = JSON.stringify(readable(stored));
      // Also where nothing is to be mended: DocSearch's own writing fails in the middle of a visitor's click.
      storage().setItem(key, mended);
    }
    return true;
  } catch {
    return false;
  }
}
