import {
  add,
  type Field,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

type FilmQuery = RuleGroupType<RuleType<'title' | 'year', '=' | '>', number>>;

// #region operations
const films: FilmQuery = { id: 'root', combinator: 'and', rules: [] };

// Compiles: the rule to add is not checked against the type of the query.
const changed: FilmQuery = add(
  films,
  { id: 'new', field: 'colour', operator: 'is', value: 'red' },
  [],
);
console.log(changed.rules);
// #endregion operations
// #region options
// Compiles: an option may have any further property, and reading one gives
// `unknown`.
const year: Field = { name: 'year', label: 'Year', inputTyp: 'number' };
const inputType = year.inptType as string;
console.log(inputType);
// #endregion options
