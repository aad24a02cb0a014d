import {
  formatQuery,
  QueryManager,
  type RuleGroupType,
} from '@react-querybuilder/core';
import * as derivations from '@react-querybuilder/core/derivations';

// #region server
// highlight-start
const saved: RuleGroupType = {
  combinator: 'and',
  rules: [{ field: 'year', operator: '>', value: '1960' }],
};
const fields = [
  { name: 'author', label: 'Author' },
  { name: 'year', label: 'Year', inputType: 'number' },
];
const manager = new QueryManager(saved, { fields });
manager.add({ field: 'author', operator: '=', value: "O'Brien" });
console.log(formatQuery(manager.getQuery(), 'parameterized'));
// highlight-end
// #endregion server

// #region derivations
const genre: derivations.FullField = {
  name: 'genre',
  value: 'genre',
  label: 'Genre',
  valueEditorType: 'select',
  values: [{ name: 'drama', label: 'Drama' }],
};
// highlight-start
const { resolveValueEditorType, resolveValueList } = derivations;
const rule = { field: 'genre', operator: '=', fieldData: genre };
console.log(resolveValueEditorType(rule), resolveValueList(rule));
console.log('QueryManager' in derivations, 'formatQuery' in derivations);
// highlight-end
// #endregion derivations
