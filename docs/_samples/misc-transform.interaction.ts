import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** What the page says each set of options does. */
const expected: Record<string, object> = {
  'as it is': {
    id: 'root',
    combinator: 'and',
    path: [],
    rules: [{ path: [0] }, { path: [1], rules: [{ path: [1, 0] }] }],
  },
  propertyMap: { join: 'and', parts: [{ column: 'genre' }, { join: 'or', parts: [{ column: 'year' }] }] },
  'operatorMap and combinatorMap': {
    combinator: '&&',
    rules: [{ operator: 'eq' }, { combinator: '||', rules: [{ operator: 'lt' }] }],
  },
  'ruleProcessor and ruleGroupProcessor': {
    kind: 'and',
    rules: ['genre = Drama', { kind: 'or', rules: ['year < 1960'] }],
  },
  'for an API': { sql: "(genre = 'Drama' and (year < '1960'))" },
};

const chooseEach: Interaction = async ({ user, container }) => {
  for (const [shape, result] of Object.entries(expected)) {
    await user.selectOptions(within(container).getByLabelText('Options'), shape);
    expect(JSON.parse(container.querySelector('pre')?.textContent ?? '')).toMatchObject(result);
  }
  await addChangeRemove({ user, container });
};

export default chooseEach;
