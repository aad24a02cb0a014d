import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { useState } from 'react';
import {
  type Field,
  formatQuery,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'total', label: 'Total', inputType: 'number' },
  { name: 'country', label: 'Country' },
];

type Branch = { id: string; when: RuleGroupType; result: string };

const start: Branch[] = [
  {
    id: 'first',
    when: {
      id: 'large',
      combinator: 'and',
      rules: [{ id: 'a', field: 'total', operator: '>=', value: '100' }],
    },
    result: 'free',
  },
  {
    id: 'second',
    when: {
      id: 'near',
      combinator: 'and',
      rules: [{ id: 'b', field: 'country', operator: '=', value: 'FR' }],
    },
    result: 'reduced',
  },
];

// highlight-start
/** One JsonLogic rule: the result of the first branch whose `when` holds. */
const toRule = (branches: Branch[], otherwise: string): RulesLogic =>
  branches.reduceRight<RulesLogic>((rest, { when, result }) => {
    const condition = formatQuery(when, {
      format: 'jsonlogic',
      parseNumbers: true,
    });
    return { if: [condition, result, rest] };
  }, otherwise);
// highlight-end

const order = { total: 120, country: 'FR' };

export default function IfThen() {
  const [branches, setBranches] = useState(start);
  const rule = toRule(branches, 'standard');
  const change = (id: string, part: Partial<Branch>) =>
    setBranches((all) =>
      all.map((branch) => (branch.id === id ? { ...branch, ...part } : branch)),
    );

  return (
    <>
      {branches.map(({ id, when, result }, index) => (
        <fieldset key={id} style={{ marginBottom: 12 }}>
          <legend>{index ? 'Else if' : 'If'}</legend>
          <QueryBuilder
            fields={fields}
            query={when}
            onQueryChange={(query) => change(id, { when: query })}
          />
          <label style={{ display: 'block', marginTop: 8 }}>
            Then shipping is{' '}
            <select
              value={result}
              onChange={({ target }) => change(id, { result: target.value })}
            >
              <option>free</option>
              <option>reduced</option>
            </select>
          </label>
        </fieldset>
      ))}
      <p>Else it is standard.</p>
      <p>
        An order of 120 from FR: <b>{String(jsonLogic.apply(rule, order))}</b>
      </p>
      <pre>{JSON.stringify(rule)}</pre>
    </>
  );
}
