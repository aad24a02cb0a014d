export { byHand } from './byHand';
export { type Checked, checkFile, type Finding } from './checkFile';
export { example } from './example';
export { isSource } from './isSource';
export type { DiffLine, GivenFile, Report, Told, Word } from './Report';
export { type Major, majors, migratePage, type Rule } from './Rule';
export { rules } from './registry';
export { reportOf } from './reportOf';
export { summaryOf } from './summaryOf';
