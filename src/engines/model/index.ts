export type { Group } from '../../../packages/query';
export { type CauseId, causeIds, causes } from './causes';
export { type Dialect, dialectOf, knownDialect } from './dialect';
export { explainBetween, explainRefusal } from './explain';
export { type Judgement, judge, predict } from './judge';
