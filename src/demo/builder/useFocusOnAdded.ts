import { useEffect, useMemo, useRef } from 'react';

type Item = { id?: string };

const controls = ':is(select, input, button, [role="combobox"], [tabindex="0"]):not(:disabled, [tabindex="-1"])';
/** What a rule and a group begin with, after handles and arrows that move them. */
const first = ':is(.rule-fields, .ruleGroup-combinators)';

/**
 * Puts the focus into a rule or group, on its first control.
 * @param id of the rule or group, as the query has it
 */
export function focusItem(id: string) {
  const row = document.querySelector(
    `:is([data-rule-id="${CSS.escape(id)}"], [data-rule-group-id="${CSS.escape(id)}"])`,
  );
  const found = row?.querySelector<HTMLElement>(`${first}${controls}, ${first} ${controls}`);
  (found ?? row?.querySelector<HTMLElement>(controls))?.focus();
}

/**
 * Puts the focus into what the builder's own buttons add; a copy, undo and a sample leave it where it is.
 * @param query the present query, with ids
 * @returns props for the `QueryBuilder`, the same ones each time
 */
export function useFocusOnAdded(query: unknown) {
  const added = useRef<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added is there once the query has changed.
  useEffect(() => {
    if (added.current) focusItem(added.current);
    added.current = undefined;
  }, [query]);
  return useMemo(() => {
    const note = <I extends Item>(item: I): I => {
      added.current = item.id;
      return item;
    };
    return { onAddRule: note, onAddGroup: note };
  }, []);
}
