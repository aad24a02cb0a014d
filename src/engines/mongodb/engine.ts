import { Context } from 'mingo/core';
import { $multiply } from 'mingo/operators/expression/arithmetic';
import { $filter, $in, $size } from 'mingo/operators/expression/array';
import * as booleanOperators from 'mingo/operators/expression/boolean';
import * as comparisonOperators from 'mingo/operators/expression/comparison';
import { $ifNull } from 'mingo/operators/expression/conditional';
import * as stringOperators from 'mingo/operators/expression/string';
import * as queryOperators from 'mingo/operators/query';
import { Query } from 'mingo/query';
import { type CreateEngine, refusalOf, selectRows } from '../Engine';
import { withNested } from '../withNested';

// Only what a filter needs: not the aggregation pipeline, and no operator that takes a function.
const { $where, ...query } = queryOperators;
const context = Context.init({
  query,
  expression: {
    ...booleanOperators,
    ...comparisonOperators,
    ...stringOperators,
    // Match modes count the items of a list.
    $filter,
    $in,
    $size,
    $ifNull,
    $multiply,
  },
});

/** MongoDB's query language as `mingo` implements it in JavaScript: not MongoDB itself. No query can bring code. */
export const createMongodb: CreateEngine = ({ rows }) => {
  const documents = withNested(rows);
  return {
    select(exported) {
      let filter: Query;
      try {
        const condition = typeof exported === 'string' ? JSON.parse(exported) : exported;
        filter = new Query(condition, { context, scriptEnabled: false });
      } catch (error) {
        throw refusalOf(error);
      }
      return selectRows(documents, (row) => filter.test(row));
    },
  };
};
