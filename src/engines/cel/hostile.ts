import { code, type Hostile } from '../Hostile';

/** Names of JavaScript, which CEL does not have. */
export const hostile: Hostile = {
  refused: [],
  empty: [
    `"".constructor.constructor("${code}")() == true`,
    `title.constructor("${code}") == ""`,
    'title.__proto__ == ""',
    'globalThis.wasRun == true',
    `Function("${code}")() == 1`,
  ],
};
