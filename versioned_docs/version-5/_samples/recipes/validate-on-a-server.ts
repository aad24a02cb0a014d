import {
  type Field,
  formatQuery,
  type RuleGroupType,
} from 'react-querybuilder';

// #region fields
const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
  {
    name: 'genre',
    label: 'Genre',
    valueEditorType: 'select',
    values: [
      { name: 'Drama', label: 'Drama' },
      { name: 'Comedy', label: 'Comedy' },
    ],
  },
];
// #endregion fields

// #region check
const empty = ['null', 'notNull'];
const lists = ['in', 'notIn', 'between', 'notBetween'];
const operators = {
  text: ['=', '!=', 'contains', 'beginsWith', 'in', ...empty],
  number: ['=', '!=', '<', '<=', '>', '>=', 'in', 'between', ...empty],
  select: ['=', '!=', 'in', 'notIn', ...empty],
};
const limits = { depth: 5, rules: 50, entries: 20, characters: 200 };
const groupKeys = ['id', 'path', 'combinator', 'not', 'rules'];
const ruleKeys = ['id', 'path', 'field', 'operator', 'value', 'valueSource'];

export class BadQuery extends Error {}

/** Makes a check from the fields that the builder gets as well. */
export function createCheck(known: Field[]) {
  const byName = new Map(known.map((field) => [field.name, field]));

  return (input: unknown): RuleGroupType => {
    let count = 0;
    const must: (condition: unknown, why: string) => asserts condition = (
      condition,
      why,
    ) => {
      if (!condition) throw new BadQuery(why);
    };
    const object = (item: unknown, keys: string[]) => {
      must(
        item && typeof item === 'object' && !Array.isArray(item),
        'no object',
      );
      const unknown = Object.keys(item).find((key) => !keys.includes(key));
      must(!unknown, `unknown property ${unknown}`);
      return item as Record<string, unknown>;
    };

    const entry = (field: Field, value: unknown) => {
      if (field.inputType === 'number') {
        const given = typeof value === 'number' || typeof value === 'string';
        must(
          given && value !== '' && Number.isFinite(Number(value)),
          'no number',
        );
        return Number(value);
      }
      must(typeof value === 'string', 'no text');
      must(value.length <= limits.characters, 'too long');
      const choices = field.values?.map((one) => 'name' in one && one.name);
      must(!choices || choices.includes(value), 'no such choice');
      return value;
    };

    const rule = (item: unknown) => {
      const { field, operator, value, valueSource } = object(item, ruleKeys);
      count += 1;
      must(count <= limits.rules, 'too many rules');
      const data = byName.get(field as string);
      must(data, 'unknown field');
      const kind = data.values
        ? 'select'
        : data.inputType === 'number'
          ? 'number'
          : 'text';
      must(
        typeof operator === 'string' && operators[kind].includes(operator),
        'unknown operator',
      );
      must(valueSource === undefined || valueSource === 'value', 'not a value');
      const name = data.name;
      if (empty.includes(operator)) return { field: name, operator, value: '' };
      if (!lists.includes(operator))
        return { field: name, operator, value: entry(data, value) };
      const entries = typeof value === 'string' ? value.split(',') : value;
      must(Array.isArray(entries), 'no list');
      must(entries.length <= limits.entries, 'too many entries');
      must(!/between/i.test(operator) || entries.length === 2, 'no range');
      return {
        field: name,
        operator,
        value: entries.map((one) => entry(data, one)),
      };
    };

    // highlight-start
    const group = (item: unknown, depth: number): RuleGroupType => {
      const { combinator, not, rules } = object(item, groupKeys);
      must(depth <= limits.depth, 'too deep');
      must(combinator === 'and' || combinator === 'or', 'unknown combinator');
      must(not === undefined || typeof not === 'boolean', 'no boolean');
      must(Array.isArray(rules), 'no rules');
      must(rules.length <= limits.rules, 'too many rules');
      const checked = rules.map((one) =>
        one && typeof one === 'object' && 'rules' in one
          ? group(one, depth + 1)
          : rule(one),
      );
      // An empty group would become a condition that is always true.
      must(checked.length > 0, 'no rules');
      return { combinator, not: not ?? false, rules: checked };
      // highlight-end
    };
    return group(input, 1);
  };
}
// #endregion check

// #region attacks
const check = createCheck(fields);
const rule = { field: 'title', operator: 'contains', value: 'night' };
const with_ = (changes: object) => ({
  combinator: 'and',
  rules: [{ ...rule, ...changes }],
});
const nested = (depth: number): unknown =>
  depth ? { combinator: 'and', rules: [nested(depth - 1)] } : rule;

// highlight-start
const attacks: Record<string, unknown> = {
  'a field with SQL': with_({ field: '1 = 1) or (1' }),
  'a field of Object.prototype': with_({ field: 'constructor' }),
  'an operator with SQL': with_({ operator: '= 1 or 1 =' }),
  'an operator for numbers': with_({ operator: '<' }),
  'a value from a column': with_({ value: 'password', valueSource: 'field' }),
  'an object as value': with_({ value: { $ne: null } }),
  'a long text': with_({ value: 'x'.repeat(10_000) }),
  'text in a number field': with_({
    field: 'year',
    operator: '=',
    value: '1 or 1',
  }),
  'a choice that is none': with_({ field: 'genre', operator: '=', value: 'x' }),
  'half a range': with_({ field: 'year', operator: 'between', value: '1950' }),
  // highlight-end
  'a combinator with SQL': { combinator: 'or 1 = 1 or', rules: [rule, rule] },
  'an own __proto__': JSON.parse(
    '{"__proto__":{},"combinator":"and","rules":[]}',
  ),
  'no rules': { combinator: 'and', rules: [] },
  '100 levels': nested(100),
  '1,000 rules': { combinator: 'and', rules: Array(1000).fill(rule) },
  'null among the rules': { combinator: 'and', rules: [null] },
  'a list as query': [],
};
for (const [name, query] of Object.entries(attacks)) {
  try {
    check(query);
    console.log(`${name}: LET IN`);
  } catch (error) {
    console.log(`${name}: ${(error as BadQuery).message}`);
  }
}
// #endregion attacks

// #region endpoint
/** Answers a POST request, in any server that has the standard Request. */
export async function search(request: Request): Promise<Response> {
  const text = await request.text();
  if (text.length > 50_000)
    return Response.json({ error: 'too large' }, { status: 413 });
  try {
    const query = check(JSON.parse(text));
    const { sql, params } = formatQuery(query, 'parameterized');
    // Here goes your database: await db.all(`… where ${sql}`, params)
    return Response.json({ sql, params });
  } catch (error) {
    if (!(error instanceof BadQuery || error instanceof SyntaxError))
      throw error;
    return Response.json({ error: error.message }, { status: 400 });
  }
}
// #endregion endpoint

// #region requests
for (const query of [
  with_({}),
  with_({ field: 'year', operator: 'between', value: ['1950', '1960'] }),
  with_({ field: 'password' }),
  with_({ value: 'x'.repeat(60_000) }),
]) {
  const body = JSON.stringify(query);
  const request = new Request('http://localhost/', { method: 'POST', body });
  const response = await search(request);
  console.log(response.status, await response.text());
}
// #endregion requests
