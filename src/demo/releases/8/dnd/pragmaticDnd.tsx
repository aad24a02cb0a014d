import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ReactElement } from 'react';
import { QueryBuilderDnD } from 'samples-next/parts/dnd';
import { createPragmaticDndAdapter } from 'samples-next/parts/pragmatic-dnd';

const dnd = createPragmaticDndAdapter({ draggable, dropTargetForElements, monitorForElements, combine });

type Props = {
  children: ReactElement;
  controls?: object;
  hideDefaultDragPreview?: boolean;
  updateWhileDragging?: boolean;
};

/** Wraps the builder so that rules and groups can be dragged, by @atlaskit/pragmatic-drag-and-drop. */
export function DragAndDrop({ children, controls, ...props }: Props) {
  return (
    <QueryBuilderDnD {...props} dnd={dnd} controlElements={controls}>
      {children}
    </QueryBuilderDnD>
  );
}
