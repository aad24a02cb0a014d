import {
  findID,
  findPath,
  getCommonAncestorPath,
  getParentPath,
  getPathOfID,
  isAncestor,
  pathIsDisabled,
  pathIsDisabledByPaths,
  pathsAreEqual,
  type RuleGroupType,
  type RuleGroupTypeIC,
} from 'react-querybuilder';

// #region query
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'genre', field: 'genre', operator: '=', value: 'Drama' },
    {
      id: 'group',
      combinator: 'or',
      disabled: true,
      rules: [{ id: 'year', field: 'year', operator: '>', value: '1960' }],
    },
  ],
};
// #endregion query
const independent: RuleGroupTypeIC = {
  id: 'root',
  rules: [
    { id: 'a', field: 'a', operator: '=', value: '1' },
    'and',
    { id: 'b', field: 'b', operator: '=', value: '2' },
  ],
};

// #region find-path
console.log(findPath([1, 0], query));
console.log('[] is the query:', findPath([], query) === query);
// #endregion find-path

// #region find-path-misses
console.log('no such place:', findPath([7], query));
console.log('a combinator: ', findPath([1], independent));
console.log('below a rule: ', findPath([0, 3], query));
// #endregion find-path-misses

// #region parent
console.log(getParentPath([1, 0]), getParentPath([1]), getParentPath([]));
// #endregion parent

// #region equal
console.log(pathsAreEqual([1, 0], [1, 0]), pathsAreEqual([1], [1, 0]));
// #endregion equal

// #region ancestor
console.log(isAncestor([1], [1, 0]));
console.log(isAncestor([], [1]));
console.log(isAncestor([1], [1]));
console.log(isAncestor([1], [10, 0]));
// #endregion ancestor

// #region common
console.log(getCommonAncestorPath([1, 0], [1, 4]));
console.log(getCommonAncestorPath([0], [1, 4]));
console.log(getCommonAncestorPath([1], [1, 4]));
// #endregion common

// #region disabled
console.log(pathIsDisabled([0], query));
console.log(pathIsDisabled([1], query));
console.log(pathIsDisabled([1, 0], query));
// #endregion disabled

// #region disabled-paths
console.log(pathIsDisabledByPaths([1, 0], [[1]]));
console.log(pathIsDisabledByPaths([0], [[1]]));
// #endregion disabled-paths

// #region find-id
console.log(findID('year', query));
console.log('no such id:', findID('nobody', query));
// #endregion find-id

// #region path-of-id
console.log(
  getPathOfID('year', query),
  getPathOfID('root', query),
  getPathOfID('nobody', query),
);
// #endregion path-of-id
