// Drag and drop for this line's release, for code outside the line.
export { QueryBuilderDnD } from '@react-querybuilder/dnd';
