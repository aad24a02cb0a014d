import {
  type Field,
  filterFieldsByComparator,
  isFlexibleOptionArray,
  isFlexibleOptionGroupArray,
  isFullOptionArray,
  isFullOptionGroupArray,
  type Option,
  type OptionGroup,
  prepareOptionList,
  toFlatOptionArray,
  toFullOption,
  toFullOptionList,
  toFullOptionMap,
  uniqByIdentifier,
  uniqByName,
  uniqOptGroups,
  uniqOptList,
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

const full = [
  { name: 'drama', value: 'drama', label: 'Drama' },
  { name: 'drama', value: 'drama', label: 'Again' },
];

// #region full
console.log(toFullOption({ name: 'drama', label: 'Drama' }));
console.log(toFullOption('between', {}, { between: 'from … to' }));
console.log(toFullOptionList(plain)[0]);
console.log(toFullOptionMap({ drama: { name: 'drama', label: 'Drama' } }));
// #endregion full

// #region prepare
const { optionList, optionsMap, defaultOption } = prepareOptionList({
  optionList: plain,
  autoSelectOption: false,
  placeholder: { placeholderName: '', placeholderLabel: 'Choose' },
});
console.log(optionList);
console.log(Object.keys(optionsMap), defaultOption.label);
// #endregion prepare

// #region uniq
console.log(toFlatOptionArray([{ label: 'Fiction', options: full }]));
console.log(uniqByIdentifier(full).length, uniqByName(full).length);
console.log(
  uniqOptList(full).length,
  uniqOptGroups([{ label: 'A', options: full }])[0]?.options.length,
);
// #endregion uniq

// #region option-guards
console.log(
  isFlexibleOptionArray(plain),
  isFullOptionArray(plain),
  isFullOptionArray(full),
);
console.log(
  isFlexibleOptionGroupArray(grouped),
  isFullOptionGroupArray(grouped),
);
const empty = [{ label: 'Empty', options: [] }];
console.log(
  isFlexibleOptionGroupArray(empty),
  isFlexibleOptionGroupArray(empty, { allowEmpty: true }),
);
// #endregion option-guards

// #region comparator
const dates = ['born', 'died', 'name'].map((name) => ({
  name,
  value: name,
  label: name,
  kind: name === 'name' ? 'text' : 'date',
}));
const born: Field & { value: string } = {
  name: 'born',
  value: 'born',
  label: 'born',
  kind: 'date',
  comparator: 'kind',
};
console.log(
  filterFieldsByComparator(born, dates, '<').map(({ label }) => label),
);
// #endregion comparator
