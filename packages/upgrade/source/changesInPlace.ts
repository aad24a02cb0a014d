import { bindingOf } from './bindings';
import { isQuery } from './isQuery';
import type { Source, SyntaxNode } from './readSource';

/** Places that change a query, or a rule of it, instead of making a new one. */
export const changesInPlace = (source: Source): SyntaxNode[] => [
  ...source.nodes('AssignmentExpression').filter(({ left }) => isHeld(source, left)),
  ...source.nodes('UpdateExpression').filter(({ argument }) => isHeld(source, argument)),
  ...source.nodes('UnaryExpression').filter((node) => node.operator === 'delete' && isHeld(source, node.argument)),
  ...source.nodes('CallExpression').filter(({ callee, arguments: [first] }) => {
    if (callee.type !== 'MemberExpression') return false;
    if (callee.object.name === 'Object' && callee.property.name === 'assign')
      return Boolean(first) && (isGiven(source, first) || isRule(source, first));
    return changing.test(callee.property.name) && isRules(source, callee.object);
  }),
];

const changing = /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;
/** What queries and groups have; other objects that are called `query` have `page`, `text` and the like. */
const ofGroups = /^(combinator|not|rules)$/;

/** Whether a member belongs to a query, to its list of rules or to a rule. */
function isHeld(source: Source, node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression') return false;
  const { object, property } = node;
  if (isRules(source, object) || isRule(source, object)) return true;
  return !node.computed && ofGroups.test(property.name) && isGiven(source, object);
}

/** Whether an expression is a query that was not made where it stands. */
const isGiven = (source: Source, node: SyntaxNode) => isQuery(source, node) && !isOwn(source, node);

/** The list of rules of a query, or of a copy that has the same list. */
function isRules(source: Source, node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (node.type === 'MemberExpression')
    return (
      !node.computed &&
      node.property.name === 'rules' &&
      (isGiven(source, node.object) || isFlatCopy(source, node.object))
    );
  if (node.type !== 'Identifier') return false;
  const { owner, path } = bindingOf(source, node) ?? {};
  if (owner?.type !== 'VariableDeclarator' || !owner.init) return false;
  return path?.join() === 'rules' ? isGiven(source, owner.init) : path?.length === 0 && isRules(source, owner.init);
}

/** A rule or a group in the list of a query. */
function isRule(source: Source, node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (/^TS(NonNull|As|Satisfies)Expression$/.test(node.type)) return isRule(source, node.expression);
  if (node.type === 'MemberExpression') return node.computed && isRules(source, node.object);
  if (node.type === 'CallExpression')
    return /^(find|findLast|at)$/.test(node.callee.property?.name) && isRules(source, node.callee.object);
  if (node.type !== 'Identifier') return false;
  const { owner, path } = bindingOf(source, node) ?? {};
  if (!owner || path?.length !== 0) return false;
  if (owner.type === 'VariableDeclarator') return isRule(source, owner.init);
  if (owner.type === 'ForOfStatement') return isRules(source, owner.right);
  const { parent } = owner;
  return (
    parent?.type === 'CallExpression' &&
    /^(forEach|map|flatMap|filter|find|some|every)$/.test(parent.callee.property?.name) &&
    parent.arguments[0] === owner &&
    owner.params[0]?.name === node.name &&
    isRules(source, parent.callee.object)
  );
}

/** `const next = { ...query }`: another object with the same list of rules. */
function isFlatCopy(source: Source, node: SyntaxNode): boolean {
  const init = node.type === 'Identifier' ? initOf(source, node) : undefined;
  if (init?.type !== 'ObjectExpression') return false;
  const hasOwnRules = init.properties.some(({ key }: SyntaxNode) => key?.name === 'rules');
  return (
    !hasOwnRules &&
    init.properties.some(({ type, argument }: SyntaxNode) => type === 'SpreadElement' && isGiven(source, argument))
  );
}

/** Whether a function has made the query itself, copied it whole, or got a draft of it: no builder has frozen that. */
function isOwn(source: Source, node: SyntaxNode): boolean {
  let root = node;
  while (root.type === 'MemberExpression' || /^TS(NonNull|As|Satisfies)Expression$/.test(root.type))
    root = root.object ?? root.expression;
  if (root.type !== 'Identifier') return false;
  const { owner, scope } = bindingOf(source, root) ?? {};
  if (!owner) return false;
  if (owner.type === 'VariableDeclarator') {
    const { init } = owner;
    if (init?.type === 'ObjectExpression') return scope?.type !== 'Program';
    return init?.type === 'CallExpression' && copying.test(init.callee.property?.name ?? init.callee.name ?? '');
  }
  const isDraft = owner.parent?.type === 'CallExpression' && owner.parent.callee.name === 'produce';
  return isDraft || (/^(draft|state)$/.test(root.name) && source.imports.some(({ module }) => drafting.test(module)));
}
const copying = /clone|^parse/i;
/** Packages in which code changes a draft, and never what it was made of. */
const drafting = /immer|^@reduxjs\/toolkit/;

/** What a name was declared with. */
const initOf = (source: Source, node: SyntaxNode): SyntaxNode | undefined => {
  const { owner, path } = bindingOf(source, node) ?? {};
  return owner?.type === 'VariableDeclarator' && path?.length === 0 ? owner.init : undefined;
};
