import { convertFromIC, convertToIC, type RuleGroupTypeAny } from 'react-querybuilder';

/** Whether a query has a combinator per gap. */
export const isIndependent = (query: object): boolean => !('combinator' in query);

/** The query in the shape that the option asks for. */
export function inShape(query: RuleGroupTypeAny, independent = false): RuleGroupTypeAny {
  if (isIndependent(query) === independent) return query;
  return 'combinator' in query ? convertToIC(query) : convertFromIC(query);
}
