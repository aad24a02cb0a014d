import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a query builder when the rule or group that has it goes: the button that removes the next one
 * takes it, or the one before, or else the button that adds a rule to their group.
 * @returns props for an element around the builder
 */
export function useKeptFocus(query: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rules and groups go with a change of the query.
  useEffect(() => {
    const lost = focused.current;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    const find = (path: number[], buttons: string) =>
      ref.current?.querySelector(`[data-path="${JSON.stringify(path)}"]`)?.querySelector<HTMLElement>(buttons);
    const inPlaceOf = (path: number[]): HTMLElement | null | undefined => {
      const group = path.slice(0, -1);
      const index = path.at(-1);
      if (index === undefined) return undefined;
      for (const at of [index, index - 1, index - 2]) {
        // With independent combinators there is one at every second place.
        const next = find([...group, at], ':is(.rule-remove, .ruleGroup-remove):enabled');
        if (next) return next;
      }
      return find(group, '.ruleGroup-addRule:enabled') ?? inPlaceOf(group);
    };
    inPlaceOf(removedPath(lost))?.focus();
  }, [query]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // React does not tell of the blur of what it removes.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

/** Where the removed rule or group stood that an element was in. */
function removedPath(element: Element): number[] {
  let row: Element | null | undefined = null;
  for (let each = element.closest('[data-path]'); each; each = each.parentElement?.closest('[data-path]') ?? null)
    row = each;
  return JSON.parse(row?.getAttribute('data-path') ?? '[]');
}
