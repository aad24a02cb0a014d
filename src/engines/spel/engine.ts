import { SpelExpressionEvaluator } from 'spel2js';
import { type CreateEngine, QueryRefused, refusalOf, selectRows } from '../Engine';

/** The parts an export is made of. Methods, types and constructors of SpEL would reach JavaScript's own. */
const harmless = new Set(
  'op-or op-and op-not op-eq op-ne op-lt op-le op-gt op-ge op-minus matches property string number boolean null'.split(
    ' ',
  ),
);

type Node = { getChildren(): (Node | undefined)[]; getType(): string };

/** SpEL by `spel2js`: not Spring. Its `matches` finds a pattern anywhere, where Spring's must match the whole text. */
export const createSpel: CreateEngine = ({ rows }) => ({
  select(query) {
    let evaluate: (row: object) => unknown;
    try {
      const compiled = SpelExpressionEvaluator.compile(String(query));
      refuseCalls(compiled._compiledExpression as Node);
      evaluate = (row) => compiled.eval(row);
    } catch (error) {
      throw refusalOf(error);
    }
    return selectRows(rows, (row) => Boolean(evaluate(row)));
  },
});

/** @throws {QueryRefused} when an expression does more than compare */
function refuseCalls(node: Node): void {
  if (!harmless.has(node.getType())) throw new QueryRefused(`This page does not run "${node.getType()}" in SpEL.`);
  for (const child of node.getChildren()) if (child) refuseCalls(child);
}
