import { type Binding, bindingOf, functionCalled } from './bindings';
import { propsOfControl } from './controls';
import { exportOf } from './ofLibrary';
import type { Source, SyntaxNode } from './readSource';
import { argumentsOf, type Known, memberOf, nameOf, typeNamed } from './typeNamed';

const memo = new WeakMap<Source, Map<SyntaxNode, Known | undefined>>();

/** What an expression is, or nothing where the file does not say. */
export function typeOf(source: Source, node: SyntaxNode | null | undefined): Known | undefined {
  if (!node) return undefined;
  const all = memo.get(source) ?? new Map<SyntaxNode, Known | undefined>();
  memo.set(source, all);
  if (all.has(node)) return all.get(node);
  // What is defined by itself has no type.
  all.set(node, undefined);
  const known = typeOfNode(source, node);
  all.set(node, known);
  return known;
}

function typeOfNode(source: Source, node: SyntaxNode): Known | undefined {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier': {
      const binding = bindingOf(source, node);
      return binding && typeOfBinding(source, binding);
    }
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return typeOf(source, node.expression);
    case 'TSAsExpression':
      return typeNamed(source, node.typeAnnotation);
    case 'TSSatisfiesExpression':
      return typeOf(source, node.expression);
    case 'LogicalExpression':
      return node.operator === '&&' ? undefined : typeOf(source, node.left);
    case 'ConditionalExpression':
      return isTold(source, node) ? undefined : (typeOf(source, node.consequent) ?? typeOf(source, node.alternate));
    case 'ArrayExpression':
      // A copy: `[...fields]`.
      return node.elements.length && node.elements.every((one: SyntaxNode | null) => one?.type === 'SpreadElement')
        ? typeOf(source, node.elements[0].argument)
        : undefined;
    case 'ObjectExpression': {
      // Several objects in one: `{ ...props, ...useRule(props) }`.
      const parts = node.properties.map(({ type, argument }: SyntaxNode) =>
        type === 'SpreadElement' ? typeOf(source, argument) : undefined,
      );
      return parts.length && parts.every(Boolean) ? { kind: 'all', of: parts } : undefined;
    }
    case 'JSXMemberExpression':
    case 'MemberExpression': {
      const object = typeOf(source, node.object);
      if (object?.kind === 'list') return node.computed ? object.of : undefined;
      if (node.object.type === 'ThisExpression')
        return node.property.name === 'props' ? propsOfClass(source, node) : undefined;
      return node.computed ? undefined : memberOf(source, object, node.property.name);
    }
    case 'CallExpression': {
      const { callee } = node;
      const list = callee.type === 'MemberExpression' ? typeOf(source, callee.object) : undefined;
      if (list?.kind !== 'list') return resultOf(source, node);
      if (/^(find|findLast|at|pop|shift|get)$/.test(callee.property.name)) return list.of;
      return /^(filter|slice|concat|reverse|sort|toSorted|toReversed)$/.test(callee.property.name) ? list : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether a condition asks what one of its values is, which is known then: `typeof label === 'string' ? label : ''`. */
function isTold({ text }: Source, { test, consequent, alternate }: SyntaxNode): boolean {
  const asked = text.slice(test.start, test.end);
  return [consequent, alternate].some(({ start, end }: SyntaxNode) => {
    const value = text.slice(start, end);
    return asked.includes(`typeof ${value} `) || asked.includes(`isArray(${value})`);
  });
}

/** What a call of a function of this file returns, as it says itself; and what `useMemo` keeps. */
function resultOf(source: Source, { callee, arguments: [first] }: SyntaxNode): Known | undefined {
  const isKept = (callee.name ?? callee.property?.name) === 'useMemo';
  // Hooks of rules and groups return what they are given, and more.
  if (first && /^useRule(Group)?$/.test(exportOf(source, callee) ?? '')) return typeOf(source, first);
  const made = isKept ? first : functionCalled(source, callee);
  return (
    typeNamed(source, made?.returnType?.typeAnnotation) ??
    (isKept && made?.expression ? typeOf(source, made.body) : undefined)
  );
}

/** The props that a component of this file takes, as it says itself. */
export function propsOfElement(source: Source, name: SyntaxNode): Known | undefined {
  if (name.type !== 'JSXIdentifier') return undefined;
  const made = functionCalled(source, { ...name, type: 'Identifier' });
  const [param] = made?.params ?? [];
  const type = bindingOf(source, name)?.pattern.typeAnnotation?.typeAnnotation;
  return typeNamed(source, param?.typeAnnotation?.typeAnnotation) ?? propsOfComponent(source, type);
}

/** What `FC<Props>` and its like say of props. */
const propsOfComponent = (source: Source, type: SyntaxNode | undefined): Known | undefined =>
  /^(FC|VFC|FunctionComponent|ComponentType)$/.test(nameOf(type?.typeName) ?? '')
    ? typeNamed(source, argumentsOf(type as SyntaxNode)[0])
    : undefined;

/** What a parameter or a variable is, or nothing where the file does not say. */
export function typeOfBinding(source: Source, { pattern, path, owner }: Binding): Known | undefined {
  let known =
    typeNamed(source, pattern.typeAnnotation?.typeAnnotation) ??
    propsOfFunction(source, owner, pattern) ??
    valueFor(source, owner, pattern);
  for (const key of path)
    known = typeof key === 'string' ? memberOf(source, known, key) : known?.kind === 'list' ? known.of : undefined;
  return known;
}

/** The props of a function that is a component by the type of its variable, or of what is put around it: `FC<Props>`. */
function propsOfFunction(source: Source, owner: SyntaxNode, pattern: SyntaxNode): Known | undefined {
  if (!/Function/.test(owner.type) || owner.params[0] !== pattern) return undefined;
  let around = owner.parent;
  while (around?.type === 'CallExpression') {
    const isRef = (around.callee.name ?? around.callee.property?.name) === 'forwardRef';
    const known = typeNamed(source, argumentsOf(around)[isRef ? 1 : 0]);
    if (known) return known;
    around = around.parent;
  }
  const type = around?.type === 'VariableDeclarator' ? around.id.typeAnnotation?.typeAnnotation : undefined;
  return propsOfComponent(source, type) ?? (source.isTyped ? propsOfControl(source, owner) : undefined);
}

/** What a binding without a type gets: its initial value, or an element of the list that is gone through. */
function valueFor(source: Source, owner: SyntaxNode, pattern: SyntaxNode): Known | undefined {
  if (owner.type === 'VariableDeclarator') return stateOf(source, owner.init) ?? typeOf(source, owner.init);
  const list = owner.type === 'ForOfStatement' ? owner.right : owner.parent?.callee?.object;
  const isElement =
    owner.type === 'ForOfStatement' ||
    (owner.parent?.type === 'CallExpression' && owner.parent.arguments[0] === owner && isElementOf(owner, pattern));
  return isElement ? elementOf(typeOf(source, list)) : undefined;
}

/** What an element of a list is; of options that may be in groups, an option: no file reads more of a group than it has. */
function elementOf(known: Known | undefined): Known | undefined {
  if (known?.kind === 'list') return known.of;
  const isList =
    (known?.kind === 'library' && known.name === 'OptionList') ||
    (known?.kind === 'member' && known.key === 'options' && /Selector\w*Props$/.test(known.of)) ||
    (known?.kind === 'member' && known.key === 'values' && known.of === 'Field');
  return isList ? { kind: 'library', name: 'Option' } : undefined;
}

/** Whether a parameter of a callback is an element of the list: both of `sort`, the second one of `reduce`. */
function isElementOf({ parent, params }: SyntaxNode, pattern: SyntaxNode): boolean {
  const method: string = parent?.callee.property?.name ?? '';
  const place = params.indexOf(pattern);
  return method.startsWith('reduce') ? place === 1 : place === 0 || (place === 1 && /^(toS|s)ort$/.test(method));
}

/** What `useState<A>()` returns: its first element is an `A`. */
function stateOf(source: Source, call: SyntaxNode | null): Known | undefined {
  if (call?.type !== 'CallExpression' || !/^use(State|Ref)$/.test(call.callee.name ?? call.callee.property?.name ?? ''))
    return undefined;
  const of = typeNamed(source, argumentsOf(call)[0]);
  return of && { kind: 'list', of };
}

/** The props of a class of React around a node. */
function propsOfClass(source: Source, node: SyntaxNode): Known | undefined {
  let around = node.parent;
  while (around && !/^Class(Declaration|Expression)$/.test(around.type)) around = around.parent;
  return typeNamed(source, (around?.superTypeParameters ?? around?.superTypeArguments)?.params[0]);
}
