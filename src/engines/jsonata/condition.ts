import { QueryRefused } from '../Engine';

/** A node of the parsed expression as the package makes it; its own types have other names for some, and lack others. */
export type Node = {
  type: string;
  value?: unknown;
  position?: number;
  steps?: Node[];
  expressions?: Node[];
  arguments?: Node[];
  procedure?: Node;
  body?: Node;
  lhs?: Node;
  rhs?: Node;
};

const operators = new Set(['=', '!=', '<', '<=', '>', '>=', 'in', 'and', 'or', '-', '*']);
const functions = new Set(['contains', 'not', 'substring', 'length', 'count', 'filter']);
/** What makes more of a node than a value: filters, sorting, grouping, variables bound on the way. */
const extras = ['predicate', 'stages', 'group', 'focus', 'index', 'ancestor', 'tuple', 'nextFunction', 'seekingParent'];

/**
 * JSONata is a whole language: it can loop, recurse, define functions, make objects and evaluate text. An export is made
 * of comparisons, six functions, and for a sub-query a function over the items of a list.
 * @throws {QueryRefused} when an expression does more
 */
export function refuseAllButConditions(node: Node): void {
  const refuse = (what: unknown) => {
    throw new QueryRefused(`This page does not run "${what}" in JSONata.`, positionOf(node));
  };
  for (const extra of extras) if (extra in node) refuse(extra);
  switch (node.type) {
    case 'string':
    case 'number':
    case 'value':
    case 'name':
    case 'regex':
      return;
    case 'variable':
      // The item of a sub-query; any other could be a function.
      return node.value === 'v' ? undefined : refuse(`$${node.value}`);
    case 'path':
      return node.steps?.forEach(refuseAllButConditions);
    case 'block':
      return node.expressions?.length === 1 ? node.expressions.forEach(refuseAllButConditions) : refuse(';');
    case 'unary':
      return node.value === '[' ? node.expressions?.forEach(refuseAllButConditions) : refuse(node.value);
    case 'binary':
      if (!operators.has(String(node.value)) || !node.lhs || !node.rhs) return refuse(node.value);
      refuseAllButConditions(node.lhs);
      return refuseAllButConditions(node.rhs);
    case 'function': {
      const { type = '', value } = node.procedure ?? {};
      if (type !== 'variable' || !functions.has(String(value)))
        return refuse(value === undefined ? 'function' : `$${value}`);
      const [list, condition, ...more] = node.arguments ?? [];
      if (value !== 'filter') return node.arguments?.forEach(refuseAllButConditions);
      if (!list || condition?.type !== 'lambda' || !condition.body || more.length > 0) return refuse('$filter');
      refuseAllButConditions(list);
      return refuseAllButConditions(condition.body);
    }
    default:
      return refuse(node.type === 'lambda' ? 'function' : (node.value ?? node.type));
  }
}

/** JSONata counts the characters that it has read. */
const positionOf = ({ position }: Node) => (position === undefined ? undefined : Math.max(0, position - 1));
