import {
  defaultOperators,
  type Field,
  formatQuery,
  parseSQL,
  type RuleGroupType,
  type RuleGroupTypeIC,
} from 'react-querybuilder';

// #region check
const fields: Field[] = [
  { name: 'genre', label: 'Genre' },
  { name: 'year', label: 'Year' },
];
const fieldNames = new Set(fields.map(({ name }) => name));
const operatorNames = new Set<string>(defaultOperators.map(({ name }) => name));

/** What is wrong with an imported query, wherever it came from. */
// highlight-start
function problems(group: RuleGroupType | RuleGroupTypeIC): string[] {
  return group.rules.flatMap((rule) => {
    if (typeof rule === 'string') return [];
    if ('rules' in rule) return problems(rule);
    const { field, operator, value, valueSource } = rule;
    if (!fieldNames.has(field)) return [`unknown field ${field}`];
    if (!operatorNames.has(operator)) return [`unknown operator ${operator}`];
    if (
      valueSource === 'field' &&
      !`${value}`.split(',').every((name) => fieldNames.has(name.trim()))
    )
      return [`unknown field ${value}`];
    return [];
  });
}
// highlight-end

console.log(
  problems(parseSQL("genre = 'Drama' AND salary IN (1, 2)", { fields })),
);
console.log(problems(parseSQL("genre = 'Drama' AND year > 1960", { fields })));
// #endregion check

// #region all-or-nothing
// highlight-start
function readSQL(sql: string): RuleGroupType {
  if (sql.length > 2000 || sql.includes('\\'))
    throw new Error('This text is too long or has backslashes.');
  const strict = parseSQL(sql, { independentCombinators: true });
  if (strict.rules.length === 0)
    throw new Error('A part of this condition cannot be shown as a rule.');
  const [problem] = problems(strict);
  if (problem) throw new Error(problem);
  return parseSQL(sql);
}
// highlight-end

for (const sql of [
  "genre = 'Drama' AND year > 1960",
  "genre = 'Drama' AND UPPER(x) = 1",
  'salary IN (1)',
])
  try {
    console.log('ok     ', formatQuery(readSQL(sql), 'sql'));
  } catch (error) {
    console.log('refused', (error as Error).message);
  }
// #endregion all-or-nothing
