/**
 * HTML whose descriptions refer only to what is there. React Aria gives a field the id of a description before it knows
 * whether there is one, and takes it back once the page is live.
 * @example withoutMissing('<input aria-describedby="a b"><p id=b>') // '<input aria-describedby="b"><p id=b>'
 */
export function withoutMissing(html: string): string {
  const ids = new Set(Array.from(html.matchAll(/ id=(?:"([^"]*)"|([^\s>]+))/g), ([, quoted, bare]) => quoted ?? bare));
  return html.replace(/<[a-z][^>]* aria-describedby=[^>]*>/g, (tag) =>
    tag.replace(/ aria-describedby=(?:"([^"]*)"|([^\s>]+))/, (whole, quoted?: string, bare?: string) => {
      const all = (quoted ?? bare ?? '').trim().split(/\s+/);
      const there = all.filter((id) => ids.has(id));
      if (there.length === all.length) return whole;
      return there.length ? ` aria-describedby="${there.join(' ')}"` : '';
    }),
  );
}
