import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import type { ReactElement } from 'react';
import * as ReactDnD from 'react-dnd';
import * as Html5 from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import type { Controls } from 'react-querybuilder';

/** Dragging of the HTML standard has no touch: wherever there may be a finger, this one reads finger and mouse. */
const fingerAndMouse: typeof Html5.HTML5Backend = (manager, context) =>
  TouchBackend(manager, context, { enableMouseEvents: true, ignoreContextMenu: true });

/** Wraps the builder so that rules and groups can be dragged. */
export function DragAndDrop({ children, controls }: { children: ReactElement; controls?: Partial<Controls> }) {
  const backend = window.matchMedia('(any-pointer: coarse)').matches ? fingerAndMouse : Html5.HTML5Backend;
  return (
    <QueryBuilderDnD dnd={{ ...ReactDnD, ...Html5, HTML5Backend: backend }} controlElements={controls}>
      {children}
    </QueryBuilderDnD>
  );
}
