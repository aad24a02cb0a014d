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
  thunk?: boolean;
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
  const more = beyondConditions(node);
  if (more !== undefined)
    throw new QueryRefused(`This page does not run "${more.what}" in JSONata.`, positionOf(more.node));
}

type Beyond = { what: unknown; node: Node };

/** The first part of an expression that is more than a condition. */
function beyondConditions(node: Node): Beyond | undefined {
  const extra = extras.find((name) => name in node);
  if (extra) return { what: extra, node };
  switch (node.type) {
    case 'string':
    case 'number':
    case 'value':
    case 'name':
    case 'regex':
      return;
    case 'variable':
      // The item of a sub-query; any other could be a function.
      return node.value === 'v' ? undefined : { what: `$${node.value}`, node };
    case 'path':
      return firstIn(node.steps);
    case 'block':
      return node.expressions?.length === 1 ? firstIn(node.expressions) : { what: ';', node };
    case 'unary':
      return node.value === '[' ? firstIn(node.expressions) : { what: node.value, node };
    case 'binary':
      return operators.has(String(node.value)) ? firstIn([node.lhs, node.rhs]) : { what: node.value, node };
    case 'function':
      return inCall(node);
    default:
      return { what: node.type === 'lambda' ? 'function' : (node.value ?? node.type), node };
  }
}

function inCall(node: Node): Beyond | undefined {
  const { type, value } = node.procedure ?? {};
  if (type !== 'variable' || !functions.has(String(value)))
    return { what: value === undefined ? 'function' : `$${value}`, node };
  if (value !== 'filter') return firstIn(node.arguments);
  const [list, condition, ...more] = node.arguments ?? [];
  if (condition?.type !== 'lambda' || more.length > 0) return { what: '$filter', node };
  // A function that ends with a call has that call in another one of JSONata's own.
  const { body } = condition;
  return firstIn([list, body?.thunk ? body.body : body]);
}

/** A part that is missing is more than this page knows. */
function firstIn(nodes: (Node | undefined)[] = []): Beyond | undefined {
  for (const node of nodes) {
    const found = node ? beyondConditions(node) : { what: 'nothing', node: { type: '' } };
    if (found) return found;
  }
  return undefined;
}

/** JSONata counts the characters that it has read. */
const positionOf = ({ position }: Node) => (position === undefined ? undefined : Math.max(0, position - 1));
