import { type ReactElement, useEffect, useState } from 'react';
import { MantineValueSelector } from 'samples-next/companions/mantine';
import type { ValueSelectorProps } from 'samples-next/release';

/** The companion carries a copy of the types of an older release, and passes on props of Mantine's own lists. */
const companionSelector = MantineValueSelector as unknown as (props: object) => ReactElement | null;

/**
 * The companion's selector, which says that it is open. Mantine knows a list's id once the list has been drawn, and without
 * the id it says neither that the list is open nor where it is: a render after that mends it.
 */
export function MantineSelector(props: ValueSelectorProps) {
  const [isOpen, setOpen] = useState(false);
  const [, setDrawn] = useState(false);
  useEffect(() => setDrawn(isOpen), [isOpen]);
  const list = { onDropdownOpen: () => setOpen(true), onDropdownClose: () => setOpen(false) };
  return companionSelector({ ...props, ...list });
}
