import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

let caller = '';
const validator = (rule: RuleType) => {
  console.log(caller, rule);
  return true;
};

const fields: Field[] = [{ name: 'price', label: 'Price', validator }];
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'r1',
      field: 'price',
      operator: '<',
      value: 'cost',
      valueSource: 'field',
      disabled: true,
    },
  ],
};

caller = 'QueryBuilder:';
renderToString(createElement(QueryBuilder, { fields, query }));

caller = 'formatQuery:';
formatQuery(query, { format: 'sql', fields });
