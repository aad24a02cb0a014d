export { type CauseId, causeIds, causes } from './causes';
export { type Dialect, dialectOf, executable, meaning, without } from './dialect';
export { explainBetween, explainDifference } from './explain';
export { fits, type Judgement, judge, type Prediction, predict } from './judge';
export type { Group, Rule } from './query';
export type { Verdict } from './verdict';
