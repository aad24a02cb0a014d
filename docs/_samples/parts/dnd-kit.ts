// Drag and drop by @dnd-kit/core, for code outside the line.
export { createDndKitAdapter } from '@react-querybuilder/dnd/dnd-kit';
