import type { DefaultOperatorName } from 'react-querybuilder';

/** The operators of the releases that the demo runs, in their order; written out, since workers do without the library. */
export const operatorNames: readonly DefaultOperatorName[] = [
  ...(['=', '!=', '<', '>', '<=', '>=', 'contains', 'beginsWith', 'endsWith'] as const),
  ...(['doesNotContain', 'doesNotBeginWith', 'doesNotEndWith', 'null', 'notNull'] as const),
  ...(['in', 'notIn', 'between', 'notBetween'] as const),
];

/** The combinators that they have unless others are given. */
export const combinatorNames: readonly string[] = ['and', 'or'];
