export { type CauseId, causeIds, causes } from './causes';
export { type Dialect, dialectOf } from './dialect';
export { explainBetween, explainRefusal } from './explain';
export { type Judgement, judge, predict } from './judge';
export type { Group } from './query';
