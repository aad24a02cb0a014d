import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = JSON.parse(`{
  "id": "root",
  "combinator": "and",
  "disabled": true,
  "rules": [
    { "id": "r1", "field": "title", "operator": "=",
      "value": "Emma", "note": "mine" },
    { "id": "r2", "field": "price", "operator": "in range",
      "value": { "min": 3, "max": 9 } }
  ]
}`);

console.log(formatQuery(query, 'json_without_ids'));
