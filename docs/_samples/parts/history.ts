// Undo and redo of this line's release, for code outside the line.
export { QueryBuilderHistory } from 'react-querybuilder/history';
