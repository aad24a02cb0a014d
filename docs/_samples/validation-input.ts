import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
  type RuleType,
} from 'react-querybuilder';

// highlight-start
let caller = '';
const validator = (rule: RuleType) => {
  console.log(caller, rule);
  return true;
};

const fields: Field[] = [{ name: 'price', label: 'Price', validator }];
// highlight-end
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

// highlight-start
caller = 'QueryBuilder:';
const Builder = () => QueryBuilder({ fields, query });
renderToString(createElement(Builder));

caller = 'formatQuery:';
formatQuery(query, { format: 'sql', fields });
// highlight-end
