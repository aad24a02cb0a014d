import {
  defaultValidator,
  defaultValueProcessor,
  findRule,
  type RuleGroupType,
} from 'react-querybuilder';

const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'title', field: 'title', operator: '=', value: 'M' },
    { id: 'inner', combinator: 'or', rules: [] },
  ],
};

// #region find
console.log(findRule('title', query));
console.log(findRule('nobody', query));
// #endregion find

// #region validator
console.log(defaultValidator(query));
console.log(defaultValidator({ ...query, combinator: 'xor' }));
const one = query.rules.slice(0, 1);
console.log(defaultValidator({ id: 'one', combinator: 'xor', rules: one }));
// #endregion validator

// #region values
console.log(defaultValueProcessor('title', 'contains', 'night'));
console.log(defaultValueProcessor('genre', 'in', 'Drama,Comedy'));
console.log(defaultValueProcessor('year', 'between', '1950,1960'));
console.log(defaultValueProcessor('seen', '=', true));
// #endregion values
