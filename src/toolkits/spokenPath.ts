/**
 * A path as a person counts: from 1, and without the places of combinators.
 * @param isIndependent whether every second place of a group is a combinator, which counts as the rule after it
 * @example spokenPath([2, 0], false) // "3.1"
 */
export const spokenPath = (path: readonly number[], isIndependent: boolean): string =>
  path.map((index) => (isIndependent ? Math.ceil(index / 2) : index) + 1).join('.');
