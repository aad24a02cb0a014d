import {
  c,
  getFirstOption,
  getOption,
  isOptionGroupArray,
  joinWith,
  mergeClassnames,
  nullFreeArray,
  type Option,
  type OptionGroup,
  objectKeys,
  splitBy,
  toArray,
  toOptions,
  trimIfString,
} from 'react-querybuilder';

// #region options
const plain: Option[] = [
  { name: 'drama', label: 'Drama' },
  { name: 'crime', label: 'Crime' },
];
const grouped: OptionGroup[] = [
  { label: 'Fiction', options: plain },
  { label: 'Facts', options: [{ name: 'nature', label: 'Nature' }] },
];
// #endregion options

// #region get-option
console.log(getOption(plain, 'crime'));
console.log(getOption(grouped, 'nature'));
console.log(getOption(plain, 'opera'));
// #endregion get-option

// #region first-option
console.log(getFirstOption(plain));
console.log(getFirstOption(grouped));
console.log(getFirstOption([]));
// #endregion first-option

// #region is-group
console.log(
  isOptionGroupArray(plain),
  isOptionGroupArray(grouped),
  isOptionGroupArray([]),
);
// #endregion is-group

// #region to-options
console.log(toOptions(plain)?.map(({ type, props }) => [type, props]));
console.log(toOptions(grouped)?.map(({ type, props }) => [type, props.label]));
console.log(toOptions());
// #endregion to-options

// #region split
console.log(splitBy('Drama,Crime'));
console.log(splitBy('The Good\\, the Bad,Jaws'));
console.log(splitBy('a|b', '|'));
console.log(splitBy('a, b'));
console.log(splitBy(''));
console.log(splitBy(undefined));
// #endregion split

// #region join
console.log(joinWith(['Drama', 'Crime']));
console.log(joinWith(['The Good, the Bad', 'Jaws']));
console.log(joinWith(['a', null, 'b']));
// #endregion join

// #region join-trap
console.log(splitBy(joinWith(['C:\\', 'D:\\'])));
// #endregion join-trap

// #region to-array
console.log(toArray('Drama, Crime,,'));
console.log(toArray([' Drama ', 7]));
console.log(toArray(7));
console.log(toArray(null));
// #endregion to-array

// #region trim
console.log([
  trimIfString('  Jaws '),
  trimIfString(7),
  trimIfString([' Jaws ']),
]);
// #endregion trim

// #region null-free
console.log(nullFreeArray(['a', 'b']));
console.log(nullFreeArray(['a', null]));
console.log(nullFreeArray([0, 1]));
// #endregion null-free

// #region keys
const labels = { and: 'all of', or: 'any of' };
for (const key of objectKeys(labels)) console.log(key, labels[key]);
// #endregion keys

// #region c
console.log(c('rule', '', 'mine'));
// #endregion c

// #region merge
const mine = { rule: ['dense', { locked: true, hidden: false }] };
const merged = mergeClassnames({ rule: 'wide' }, mine);
console.log(merged.rule, Object.keys(merged).length);
// #endregion merge
