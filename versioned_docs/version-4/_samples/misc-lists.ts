import {
  getFirstOption,
  isOptionGroupArray,
  joinWith,
  type NameLabelPair,
  type OptionGroup,
  splitBy,
  toArray,
  toOptions,
  trimIfString,
} from 'react-querybuilder';

// #region options
const plain: NameLabelPair[] = [
  { name: 'drama', label: 'Drama' },
  { name: 'crime', label: 'Crime' },
];
const grouped: OptionGroup[] = [
  { label: 'Fiction', options: plain },
  { label: 'Facts', options: [{ name: 'nature', label: 'Nature' }] },
];
// #endregion options

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
