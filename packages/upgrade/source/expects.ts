import { bindingOf, functionCalled } from './bindings';
import { isGivenToLanguage } from './language';
import type { Source, SyntaxNode } from './readSource';
import { argumentsOf, isOptional, type Known, memberType, typeNamed } from './typeNamed';
import { propsOfElement } from './typeOf';

/** The type that a value has to fit where it stands: of a variable, a result or a parameter; nothing where none is written. */
export function typeExpected(source: Source, node: SyntaxNode): SyntaxNode | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  if (parent.type === 'VariableDeclarator')
    return parent.init === node ? parent.id.typeAnnotation?.typeAnnotation : undefined;
  if (parent.type === 'TSSatisfiesExpression') return parent.typeAnnotation;
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node) return typeReturned(source, parent);
  if (parent.type === 'ReturnStatement') {
    let around = parent.parent;
    while (around && !/Function/.test(around.type)) around = around.parent;
    return around && typeReturned(source, around);
  }
  // One of two values: both have to fit.
  if (parent.type === 'LogicalExpression' || (parent.type === 'ConditionalExpression' && parent.test !== node))
    return typeExpected(source, parent);
  if (parent.type === 'ArrayExpression') return elementType(typeExpected(source, parent));
  if (parent.type === 'Property')
    return parent.value === node && parent.parent
      ? memberType(typeNeeded(source, parent.parent), parent.key.name ?? parent.key.value)
      : undefined;
  if (parent.type === 'AssignmentExpression')
    return parent.right === node ? typeOfName(source, parent.left) : undefined;
  if (parent.type !== 'CallExpression') return undefined;
  const place = parent.arguments.indexOf(node);
  if (place === 0 && isState(parent)) return argumentsOf(parent)[0];
  const param = functionCalled(source, parent.callee)?.params[place];
  return (param?.left ?? param)?.typeAnnotation?.typeAnnotation ?? (place === 0 ? typeSet(source, parent) : undefined);
}

/** The type that a function has to return: its own, or that of the elements of the list that it is a callback for. */
function typeReturned(source: Source, made: SyntaxNode): SyntaxNode | undefined {
  const { parent: call, returnType } = made;
  if (returnType) return returnType.typeAnnotation;
  if (call?.type !== 'CallExpression' || call.arguments[0] !== made) return undefined;
  if (!/^(flatM|m)ap$/.test(call.callee.property?.name ?? '')) return undefined;
  return argumentsOf(call)[0] ?? elementType(typeExpected(source, call));
}

/** The type of the elements of a written list. */
const elementType = (type: SyntaxNode | undefined): SyntaxNode | undefined =>
  type?.type === 'TSArrayType' ? type.elementType : undefined;

const isState = ({ callee }: SyntaxNode) => /^use(State|Ref)$/.test(callee.name ?? callee.property?.name ?? '');

/** The type that a state has, where a call sets it: that between `<` and `>`, or that of the literal it begins with. */
function typeSet(source: Source, { callee }: SyntaxNode): SyntaxNode | undefined {
  const { path = [], owner } = (callee.type === 'Identifier' && bindingOf(source, callee)) || {};
  const call = path[0] === 1 && owner?.init?.type === 'CallExpression' && isState(owner.init) ? owner.init : undefined;
  return call && (argumentsOf(call)[0] ?? literal(call.arguments[0]));
}

/** The type of a variable, as written or as that of the literal it begins with. */
function typeOfName(source: Source, name: SyntaxNode): SyntaxNode | undefined {
  const { pattern, owner } = (name.type === 'Identifier' && bindingOf(source, name)) || {};
  return pattern?.typeAnnotation?.typeAnnotation ?? literal(owner?.init);
}

/** A literal that has a type, which `null` has not. */
const literal = (node: SyntaxNode | null | undefined): SyntaxNode | undefined =>
  node?.type === 'TemplateLiteral' || /^(string|number|boolean)$/.test(typeof node?.value)
    ? (node as SyntaxNode)
    : undefined;

/** What is not known of a value: anything at all, whether it is there, or whether a node of React is a text. */
type NotKnown = 'anything' | 'presence' | 'text';

/**
 * Whether something is done with a value that needs to know what it is; comparing it, or asking whether it is there, does
 * not. What an operator or a condition passes on is followed.
 */
export function needsType(source: Source, node: SyntaxNode, what: NotKnown = 'anything'): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'MemberExpression':
      return (parent.object === node || (parent.computed && parent.property === node)) && !isAskedFor(source, node);
    case 'CallExpression':
    case 'NewExpression':
      if (parent.callee === node || isGivenToLanguage(source, parent, node)) return !isAskedFor(source, node);
      break;
    case 'BinaryExpression':
      if (/^in(stanceof)?$/.test(parent.operator)) return parent.right === node && !isAskedFor(source, node);
      return /^([-+*/%<>]|\*\*|[<>]=)$/.test(parent.operator) && !isAskedFor(source, node);
    case 'UnaryExpression':
      return /^[-+~]$/.test(parent.operator);
    case 'SpreadElement':
      return what === 'anything' || parent.parent?.type !== 'ObjectExpression';
    case 'JSXSpreadAttribute':
      return what === 'anything';
    case 'ForOfStatement':
      return parent.right === node;
    case 'JSXExpressionContainer':
      return needsTypeInElement(source, parent, what) && !isAskedFor(source, node);
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return needsType(source, parent, what);
    case 'LogicalExpression':
      // `id ?? ''` is there, whatever `id` is; of anything else, `&&` and `??` make nothing known.
      return (what !== 'presence' || parent.right === node) && needsType(source, parent, what);
    case 'ConditionalExpression':
      return parent.test !== node && !isAskedFor(source, node) && needsType(source, parent, what);
    case 'Property':
      if (parent.computed && parent.key === node) return what === 'anything';
  }
  if (what === 'presence' && mayBeMissing(source, node)) return false;
  return isStrict(typeExpected(source, node)) && !isAskedFor(source, node);
}

/** Whether what takes a value does without one, too: a type with `undefined`, an optional parameter or property. */
function mayBeMissing(source: Source, node: SyntaxNode): boolean {
  const { parent } = node;
  const expected = typeExpected(source, node);
  if (expected?.type === 'TSUnionType')
    return expected.types.some(({ type }: SyntaxNode) => type === 'TSUndefinedKeyword');
  if (parent?.type === 'Property' && parent.parent)
    return isOptional(typeNeeded(source, parent.parent), parent.key.name ?? parent.key.value);
  if (parent?.type !== 'CallExpression') return false;
  const param = functionCalled(source, parent.callee)?.params[parent.arguments.indexOf(node)];
  return param?.type === 'AssignmentPattern' || Boolean(param?.optional);
}

/** The same for what stands in an element: a child, or an attribute. */
function needsTypeInElement(source: Source, { parent: place }: SyntaxNode, what: NotKnown): boolean {
  // The compiler does not ask what stands in a fragment.
  if (place?.type !== 'JSXAttribute') return what === 'anything' && place?.type === 'JSXElement';
  const { name } = place.parent as SyntaxNode;
  const attribute = String(place.name.name);
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name))
    return what !== 'presence' && typeof place.name.name === 'string' && !attribute.startsWith('data-');
  const props = propsOfElement(source, name);
  return isStrict(memberType(props, attribute)) && !(what === 'presence' && isOptional(props, attribute));
}

/** Whether a type does not take everything. */
const isStrict = (type: SyntaxNode | undefined) => type !== undefined && !/^TS(Any|Unknown)Keyword$/.test(type.type);

/** Whether the file asks what a value is before: `typeof field.unit`, `Array.isArray(field.units)`. */
function isAskedFor(source: Source, node: SyntaxNode): boolean {
  const text = source.text.slice(node.start, node.end);
  return source.text.includes(`typeof ${text}`) || source.text.includes(`isArray(${text})`);
}

/** The type that an object has to fit, also as an element of a list. */
export function typeNeeded(source: Source, node: SyntaxNode): Known | undefined {
  if (node.parent?.type !== 'ArrayExpression') return typeNamed(source, typeExpected(source, node));
  const list = typeNamed(source, typeExpected(source, node.parent));
  return list?.kind === 'list' ? list.of : undefined;
}
