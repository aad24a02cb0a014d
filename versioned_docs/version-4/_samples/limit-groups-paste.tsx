import { useState } from 'react';
import {
  type Field,
  prepareRuleGroup,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const maxLevel = 1;
const maxRules = 4;
const fields: Field[] = [{ name: 'year', label: 'Year' }];

/**
 * Says what is wrong with a query from outside, and nothing when it may be
 * loaded.
 */
function findProblem(
  group: unknown,
  level = 0,
  count = { rules: 0 },
): string | undefined {
  // highlight-start
  const { rules, combinator } = (group ?? {}) as Partial<RuleGroupType>;
  if (!Array.isArray(rules) || typeof combinator !== 'string')
    return 'This is not a query.';
  if (level > maxLevel) return `Groups may be nested ${maxLevel} deep.`;
  for (const item of rules) {
    if (item && 'rules' in item) {
      const problem = findProblem(item, level + 1, count);
      if (problem) return problem;
    } else {
      count.rules += 1;
      if (!fields.some((field) => field.name === item?.field))
        return 'There is a rule with an unknown field.';
    }
  }
  return count.rules > maxRules ? `There may be ${maxRules} rules.` : undefined;
  // highlight-end
}

const pasted =
  '{"combinator":"or","rules":[{"combinator":"and",' +
  '"rules":[{"combinator":"and","rules":[]}]}]}';

export default function Paste() {
  const [query, setQuery] = useState<RuleGroupType>({
    id: 'root',
    combinator: 'and',
    rules: [],
  });
  const [text, setText] = useState(pasted);
  const [message, setMessage] = useState('');

  const load = () => {
    try {
      const next = JSON.parse(text);
      const problem = findProblem(next);
      setMessage(problem ?? 'Loaded.');
      if (!problem) setQuery(prepareRuleGroup(next));
    } catch {
      setMessage('This is not JSON.');
    }
  };

  return (
    <>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={(next) => setQuery(next)}
      />
      <label style={{ display: 'block', marginTop: '1rem' }}>
        Query as JSON
        <textarea
          style={{ display: 'block', width: '100%' }}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="button" onClick={load}>
        Load
      </button>{' '}
      <span role="status">{message}</span>
    </>
  );
}
