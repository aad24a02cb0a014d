import jsonLogic, { type RulesLogic } from 'json-logic-js';
import {
  formatQuery,
  jsonLogicAdditionalOperators,
  type RuleGroupType,
} from 'react-querybuilder';

const books = [
  { title: 'Night and Day', year: 1919 },
  { title: 'The Waves', year: 1931 },
  { title: 'Invisible Cities', year: 1972 },
];

// highlight-start
const query: RuleGroupType = {
  combinator: 'or',
  rules: [
    { field: 'year', operator: '>', value: '1970' },
    { field: 'title', operator: 'beginsWith', value: 'Night' },
  ],
};

for (const [name, operation] of Object.entries(jsonLogicAdditionalOperators))
  jsonLogic.add_operation(name, operation);

const rule = formatQuery(query, { format: 'jsonlogic', parseNumbers: true });
console.log(books.filter((book) => jsonLogic.apply(rule as RulesLogic, book)));
// highlight-end
