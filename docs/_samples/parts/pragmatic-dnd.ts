// Drag and drop by @atlaskit/pragmatic-drag-and-drop, for code outside the line.
export { createPragmaticDndAdapter } from '@react-querybuilder/dnd/pragmatic-dnd';
