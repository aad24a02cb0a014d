import { fireEvent } from '@testing-library/react';

/**
 * Drags a rule or group by its handle.
 * @param source the rule or group
 * @param target what it is dropped on
 * @throws if one of them, or the handle, is not there
 */
export function dragOnto(source: Element | null | undefined, target: Element | null | undefined): void {
  const handle = source?.querySelector('.queryBuilder-dragHandle');
  if (!handle || !target) throw new Error('there is nothing to drag, or nothing to drop it on');
  fireEvent.dragStart(handle);
  fireEvent.dragEnter(target);
  fireEvent.dragOver(target);
  fireEvent.drop(target);
  fireEvent.dragEnd(handle);
}
