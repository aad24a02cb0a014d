import {
  formatQuery,
  type RuleGroupType,
  type RuleGroupTypeAny,
} from 'react-querybuilder';

const fields = new Set(['title', 'author', 'year']);
const operators = new Set([
  '=',
  '!=',
  '<',
  '>',
  'contains',
  'in',
  'between',
  'null',
  'notNull',
]);
const combinators = new Set(['and', 'or']);

/** Throws unless everything that formatQuery writes unescaped is known. */
// highlight-start
function assertKnown(group: RuleGroupTypeAny): void {
  if ('combinator' in group && !combinators.has(group.combinator))
    throw new Error('unknown combinator');
  for (const item of group.rules) {
    if (typeof item === 'string') {
      if (!combinators.has(item)) throw new Error('unknown combinator');
    } else if ('rules' in item) assertKnown(item);
    else {
      if (!fields.has(item.field)) throw new Error('unknown field');
      if (!operators.has(item.operator)) throw new Error('unknown operator');
      if ((item.valueSource ?? 'value') !== 'value')
        throw new Error('fields cannot be compared');
    }
  }
}
// highlight-end

const received: RuleGroupType = JSON.parse(
  '{"combinator":"and","rules":[{"field":"1 = 1 or title",' +
    '"operator":"=","value":"x"}]}',
);

try {
  assertKnown(received);
  console.log(formatQuery(received, 'parameterized'));
} catch (error) {
  console.log((error as Error).message);
}
