import { sampleQuery } from '../samples/sampleQuery';
import { type DemoState, initialState, type View } from '../store/state';
import type { AnswerOf } from './Answer';
import written from './answerOfBuild.json';

/** What the query that everybody meets selects: written down by a test, and so a part of the page's HTML. */
export const firstAnswer: AnswerOf = written;

/** Whether that is the answer to what the demo's state asks for; anything else has to be run. */
export const hasFirstAnswer = (state: DemoState & Pick<View, 'row'>): boolean =>
  state.query === sampleQuery &&
  state.format === initialState.format &&
  state.formatSettings === initialState.formatSettings &&
  state.options.parseNumbers === initialState.options.parseNumbers &&
  !state.data &&
  state.extraFields.length === 0 &&
  state.row === undefined;
