import type { RuleGroupType } from 'react-querybuilder';

// #region storage
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something has the shape of a query. */
function isQuery(value: unknown): value is RuleGroupType {
  return (
    isObject(value) &&
    typeof value.combinator === 'string' &&
    Array.isArray(value.rules) &&
    value.rules.every((item) =>
      isObject(item) && 'rules' in item
        ? isQuery(item)
        : isObject(item) &&
          typeof item.field === 'string' &&
          typeof item.operator === 'string',
    )
  );
}

// highlight-start
/** Reads a saved query; what is damaged gives the fallback. */
export function readQuery(
  text: string | null,
  fallback: RuleGroupType,
): RuleGroupType {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isQuery(value) ? value : fallback;
  } catch {
    return fallback;
  }
}
// highlight-end
// #endregion storage

// #region read
const fallback: RuleGroupType = { combinator: 'and', rules: [] };
for (const text of [
  '{"combinator":"or","rules":[{"field":"a","operator":"=","value":1}]}',
  '{"combinator":"or","rules":[null]}',
  '{"rules":[]}',
  'half of {"combi',
  null,
])
  console.log(JSON.stringify(readQuery(text, fallback)));
// #endregion read

// #region address
const query = readQuery(
  '{"combinator":"or","rules":[{"field":"a","operator":"=","value":1}]}',
  fallback,
);
const address = new URL('https://example.com/search');
address.searchParams.set('filter', JSON.stringify(query));
console.log(address.search);
console.log(readQuery(address.searchParams.get('filter'), fallback).combinator);
// #endregion address
