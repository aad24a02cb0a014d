import type { ReactElement } from 'react';
import * as ReactDnD from 'react-dnd';
import * as Html5 from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { QueryBuilderDnD } from 'samples-next/dnd';

/** Dragging of the HTML standard has no touch: wherever there may be a finger, this one reads finger and mouse. */
const fingerAndMouse: typeof Html5.HTML5Backend = (manager, context) =>
  TouchBackend(manager, context, { enableMouseEvents: true, ignoreContextMenu: true });

type Props = {
  children: ReactElement;
  controls?: object;
  hideDefaultDragPreview?: boolean;
  updateWhileDragging?: boolean;
};

/** Wraps the builder so that rules and groups can be dragged, by react-dnd. */
export function DragAndDrop({ children, controls, ...props }: Props) {
  const backend = window.matchMedia('(any-pointer: coarse)').matches ? fingerAndMouse : Html5.HTML5Backend;
  return (
    <QueryBuilderDnD {...props} dnd={{ ...ReactDnD, ...Html5, HTML5Backend: backend }} controlElements={controls}>
      {children}
    </QueryBuilderDnD>
  );
}
