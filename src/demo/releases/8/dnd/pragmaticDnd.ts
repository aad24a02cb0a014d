import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { createPragmaticDndAdapter } from 'samples-next/pragmatic-dnd';

/** What drags: @atlaskit/pragmatic-drag-and-drop, on dragging of the HTML standard. */
export const dnd = createPragmaticDndAdapter({ draggable, dropTargetForElements, monitorForElements, combine });
