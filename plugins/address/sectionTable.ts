/** Where the sections of a line are that a page of it does not have, as `/anchors/<line>.json` carries it. */
export type SectionTable = {
  /** By page: `{ 'page#id': 'anchors' }`; `#id` is on the page itself, and a word without a target's `#` is its own id. */
  moved: Record<string, Record<string, string>>;
  /** Pages of the sections that are called after an export, a prop or an option. */
  names: Record<string, string>;
};

const has = (anchors: string, anchor: string) => ` ${anchors} `.includes(` ${anchor} `);

/**
 * Where a section is that a page does not have.
 * @param page name of the page in its line: `api/export`
 * @param anchor in lower case
 * @returns `page#id`, `#id` or an address that begins with `/`; nothing where the table does not know
 */
export function findSection({ moved, names }: SectionTable, page: string, anchor: string): string | undefined {
  // A page without a section has those of the same name.
  for (const [target, anchors] of Object.entries(moved[page] ?? {}))
    if (has(anchors, anchor)) return target.endsWith('#') ? target + anchor : target;
  const [home] = Object.entries(names).find(([, anchors]) => has(anchors, anchor)) ?? [];
  return home && `${home}#${anchor}`;
}
