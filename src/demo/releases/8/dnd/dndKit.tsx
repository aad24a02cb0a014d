import * as DndKit from '@dnd-kit/core';
import type { ReactElement } from 'react';
import { QueryBuilderDnD } from 'samples-next/parts/dnd';
import { createDndKitAdapter } from 'samples-next/parts/dnd-kit';

const dnd = createDndKitAdapter(DndKit);

type Props = {
  children: ReactElement;
  controls?: object;
  hideDefaultDragPreview?: boolean;
  updateWhileDragging?: boolean;
};

/** Wraps the builder so that rules and groups can be dragged, by @dnd-kit/core. */
export function DragAndDrop({ children, controls, ...props }: Props) {
  return (
    <QueryBuilderDnD {...props} dnd={dnd} controlElements={controls}>
      {children}
    </QueryBuilderDnD>
  );
}
