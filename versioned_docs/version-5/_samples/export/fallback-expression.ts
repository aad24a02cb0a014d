import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const empty: RuleGroupType = { combinator: 'and', rules: [] };
const nested: RuleGroupType = { combinator: 'and', rules: [{ field: 'year', operator: '>', value: '1950' }, empty] };
const never = '(1 = 0)';

console.log(formatQuery(empty, 'sql'), '->', formatQuery(empty, { format: 'sql', fallbackExpression: never }));
console.log(formatQuery(nested, 'sql'), '->', formatQuery(nested, { format: 'sql', fallbackExpression: never }));
console.log(formatQuery(empty, { format: 'cel', fallbackExpression: 'false' }));
console.log(formatQuery(empty, { format: 'mongodb', fallbackExpression: '"$expr":false' }));
console.log('empty string:', formatQuery(empty, { format: 'sql', fallbackExpression: '' }));
console.log('jsonlogic:', formatQuery(empty, { format: 'jsonlogic', fallbackExpression: 'true' }));
