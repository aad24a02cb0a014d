type Level = { value?: string };
/** What is needed here of a result, as both the embedded engine and the hosted service give it. */
export type Hit = {
  hierarchy?: { lvl0?: string | null; lvl1?: string | null };
  _highlightResult?: { hierarchy?: { lvl0?: Level } };
};

/**
 * A result below the title of its page, in place of the area of the site: the modal groups its results by the top level.
 * @example underPage({ hierarchy: { lvl0: 'Documentation', lvl1: 'Export' } }) // { hierarchy: { lvl0: 'Export', lvl1: 'Export' } }
 */
export function underPage<Result extends Hit>(hit: Result): Result {
  const page = hit.hierarchy?.lvl1;
  if (!page) return hit;
  const found = hit._highlightResult;
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0: page },
    // The heading of a group is taken from here, and shown as text.
    ...(found && {
      _highlightResult: {
        ...found,
        hierarchy: { ...found.hierarchy, lvl0: { ...found.hierarchy?.lvl0, value: page } },
      },
    }),
  };
}
