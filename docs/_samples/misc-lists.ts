import {
  clsx,
  getFirstOption,
  getOption,
  isOptionGroupArray,
  isPojo,
  isUnsafeKey,
  joinWith,
  lc,
  mergeClassnames,
  nullFreeArray,
  nullOrUndefinedOrEmpty,
  type Option,
  type OptionGroup,
  objectEntries,
  objectKeys,
  parseNumber,
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
const grouped: OptionGroup<Option>[] = [
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
console.log(getFirstOption([{ label: 'Empty', options: [] }, ...grouped]));
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
console.log(joinWith(['a', null, 7]));
// #endregion join

// #region join-trap
console.log(splitBy(joinWith(['C:\\', 'D:\\'])));
// #endregion join-trap

// #region to-array
console.log(toArray('Drama, Crime,,'));
console.log(toArray([' Drama ', 7]));
console.log(toArray(7));
console.log(toArray('1950,', { retainEmptyStrings: true }));
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
console.log(nullFreeArray([0, '', false]));
// #endregion null-free

// #region keys
const labels = { and: 'all of', or: 'any of' };
for (const key of objectKeys(labels)) console.log(key, labels[key]);
console.log(objectEntries(labels));
// #endregion keys

// #region clsx
console.log(clsx('rule', '', ['mine', { locked: true, hidden: false }]));
// #endregion clsx

// #region merge
const mine = { rule: ['dense', { locked: true, hidden: false }] };
const merged = mergeClassnames({ rule: 'wide' }, mine);
console.log(merged.rule, Object.keys(merged).length);
// #endregion merge

// #region numbers
console.log(parseNumber('12', { parseNumbers: 'strict' }), parseNumber('12'));
console.log(
  parseNumber('1/2', { parseNumbers: 'strict' }),
  parseNumber('1,000', { parseNumbers: 'strict' }),
);
for (const method of ['strict', 'enhanced', 'native'] as const)
  console.log(
    method,
    parseNumber('12px', { parseNumbers: method }),
    parseNumber('px', { parseNumbers: method }),
  );
console.log(
  parseNumber('9007199254740993', {
    parseNumbers: 'strict',
    bigIntOnOverflow: true,
  }),
);
// #endregion numbers

// #region pojo
console.log(isPojo({}), isPojo([]), isPojo(new Date()), isPojo(null));
console.log(
  isUnsafeKey('__proto__'),
  lc('AND'),
  lc(7),
  nullOrUndefinedOrEmpty(''),
  nullOrUndefinedOrEmpty(0),
);
// #endregion pojo
