import jsonata from 'jsonata';
import { type CreateEngine, refusalOf, selectRows } from '../Engine';
import { withNested } from '../withNested';
import { type Node, refuseAllButConditions } from './condition';

/** JSONata by `jsonata`, its reference implementation, as a condition on each row. It evaluates asynchronously. */
export const createJsonata: CreateEngine = ({ rows }) => {
  const data = withNested(rows);
  return {
    async select(query) {
      let expression: jsonata.Expression;
      try {
        expression = jsonata(String(query));
        refuseAllButConditions(expression.ast() as unknown as Node);
      } catch (error) {
        throw refusalOf(error);
      }
      return selectRows(data, async (row) => Boolean(await expression.evaluate(row)));
    },
  };
};
