import { type ReactElement, useState } from 'react';
import * as ReactDnD from 'react-dnd';
import * as Html5 from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { QueryBuilderDnD } from 'samples-next/parts/dnd';

/** Dragging of the HTML standard has no touch: wherever there may be a finger, this one reads finger and mouse. */
const fingerAndMouse: typeof Html5.HTML5Backend = (manager, context) =>
  TouchBackend(manager, context, { enableMouseEvents: true, ignoreContextMenu: true });

/** What the release says of previews: whether the dragging is seen, too. One object each. */
const previewOptions = [{ captureDraggingState: false }, { captureDraggingState: true }];

/** react-dnd forgets what is seen of a rule that is dragged once its options are another object, as at each edit. */
const useDrag: typeof ReactDnD.useDrag = (spec, deps) =>
  ReactDnD.useDrag(() => {
    const made = typeof spec === 'function' ? spec() : spec;
    return { ...made, previewOptions: previewOptions[Number(made.previewOptions?.captureDraggingState ?? false)] };
  }, deps);

type Props = {
  children: ReactElement;
  controls?: object;
  hideDefaultDragPreview?: boolean;
  updateWhileDragging?: boolean;
};

/** Wraps the builder so that rules and groups can be dragged, by react-dnd. */
export function DragAndDrop({ children, controls, ...props }: Props) {
  // One object: the release takes each for another provider, in which the whole builder would mount again.
  const [dnd] = useState(() => ({
    ...ReactDnD,
    ...Html5,
    useDrag,
    HTML5Backend: window.matchMedia('(any-pointer: coarse)').matches ? fingerAndMouse : Html5.HTML5Backend,
  }));
  return (
    <QueryBuilderDnD {...props} dnd={dnd} controlElements={controls}>
      {children}
    </QueryBuilderDnD>
  );
}
