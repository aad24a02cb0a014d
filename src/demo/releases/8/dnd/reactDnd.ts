import * as ReactDnD from 'react-dnd';
import * as Html5 from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** Dragging of the HTML standard has no touch: wherever there may be a finger, this one reads finger and mouse. */
const fingerAndMouse: typeof Html5.HTML5Backend = (manager, context) =>
  TouchBackend(manager, context, { enableMouseEvents: true, ignoreContextMenu: true });

const hasFinger = window.matchMedia('(any-pointer: coarse)').matches;

/** What drags: react-dnd. */
export const dnd = { ...ReactDnD, ...Html5, HTML5Backend: hasFinger ? fingerAndMouse : Html5.HTML5Backend };
