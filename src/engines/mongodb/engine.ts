import { Context } from 'mingo/core';
import * as booleanOperators from 'mingo/operators/expression/boolean';
import * as comparisonOperators from 'mingo/operators/expression/comparison';
import * as stringOperators from 'mingo/operators/expression/string';
import * as queryOperators from 'mingo/operators/query';
import { Query } from 'mingo/query';
import { type CreateEngine, refusalOf, selectRows } from '../Engine';

// Only what a filter needs: not the aggregation pipeline, and no operator that takes a function.
const { $where, ...query } = queryOperators;
const context = Context.init({
  query,
  expression: { ...booleanOperators, ...comparisonOperators, ...stringOperators },
});

/** MongoDB's query language as `mingo` implements it in JavaScript: not MongoDB itself. No query can bring code. */
export const createMongodb: CreateEngine = ({ rows }) => ({
  select(exported) {
    let filter: Query;
    try {
      const condition = typeof exported === 'string' ? JSON.parse(exported) : exported;
      filter = new Query(condition, { context, scriptEnabled: false });
    } catch (error) {
      throw refusalOf(error);
    }
    return selectRows(rows, (row) => filter.test(row));
  },
});
