import { type Binding, bindingOf, functionCalled } from './bindings';
import { exportOf } from './ofLibrary';
import type { Source, SyntaxNode } from './readSource';

/**
 * What a value is, as far as types that are written in its file say: of a type of the library, a list, an object whose
 * members the file lists, all of several types at once, or a member of a type of the library.
 */
export type Known =
  | { kind: 'library'; name: string }
  | { kind: 'list'; of: Known }
  | { kind: 'object'; members: readonly SyntaxNode[] }
  | { kind: 'all'; of: readonly Known[] }
  | { kind: 'member'; of: string; key: string };

/** Members that have types of the library themselves; of props, and of what is in them. */
const memberTypes: Record<string, Known> = {
  fieldData: { kind: 'library', name: 'Field' },
  schema: { kind: 'library', name: 'Schema' },
  selectorComponent: { kind: 'member', of: 'Controls', key: 'valueSourceSelector' },
  ruleGroup: { kind: 'library', name: 'RuleGroupType' },
  rule: { kind: 'library', name: 'RuleType' },
  translations: { kind: 'library', name: 'Translations' },
  disabledTranslation: { kind: 'library', name: 'TranslationWithLabel' },
};
const optionTypes = /^(Default)?(Field|Operator|Combinator|CombinatorExtended|Option|NameLabelPair)$/;
/** Types whose properties, beside those of the library, are the code's own. */
export const isOption = (known: Known | undefined) => known?.kind === 'library' && optionTypes.test(known.name);

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

/** What a member is of what has it. */
function memberOf(source: Source, object: Known | undefined, key: string): Known | undefined {
  if (object?.kind === 'object') return typeNamed(source, memberNamed(object, key)?.typeAnnotation?.typeAnnotation);
  if (object?.kind === 'all') {
    // What the file says of a member counts before what the library says of all.
    const own = object.of.find((one) => memberType(one, key));
    return memberOf(source, own ?? object.of.find(({ kind }) => kind === 'library' || kind === 'all'), key);
  }
  if (object?.kind !== 'library') return undefined;
  if (object.name === 'Schema' && key === 'controls') return { kind: 'library', name: 'Controls' };
  if (object.name === 'Schema' && key === 'fieldMap') return listOf({ kind: 'library', name: 'Field' });
  if (/^Translations(Full)?$/.test(object.name)) return { kind: 'library', name: 'TranslationWithLabel' };
  return (/Props$/.test(object.name) ? memberTypes[key] : undefined) ?? { kind: 'member', of: object.name, key };
}

/** The type that a file writes for a member. */
export function memberType(known: Known | undefined, key: string): SyntaxNode | undefined {
  if (known?.kind === 'all') return known.of.map((one) => memberType(one, key)).find(Boolean);
  return known?.kind === 'object' ? memberNamed(known, key)?.typeAnnotation?.typeAnnotation : undefined;
}

/** Whether a file says of a member that it may be missing. */
export function isOptional(known: Known | undefined, key: string): boolean {
  if (known?.kind === 'all') return known.of.some((one) => isOptional(one, key));
  return known?.kind === 'object' && Boolean(memberNamed(known, key)?.optional);
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

const memberNamed = ({ members }: Extract<Known, { kind: 'object' }>, key: string) =>
  members.find((one) => (one.key?.name ?? one.key?.value) === key);

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
  return propsOfComponent(source, type);
}

/** The last part of a name of a type: `FC` of `React.FC`. */
const nameOf = (name: SyntaxNode | undefined): string | undefined => name?.name ?? name?.right?.name;

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

/** The type arguments of a type or a call. */
export const argumentsOf = (node: SyntaxNode): SyntaxNode[] =>
  (node.typeArguments ?? node.typeParameters)?.params ?? [];

/** What a written type names. */
export function typeNamed(source: Source, type: SyntaxNode | null | undefined): Known | undefined {
  switch (type?.type) {
    case 'TSArrayType':
      return listOf(typeNamed(source, type.elementType));
    case 'TSTypeOperator':
      return typeNamed(source, type.typeAnnotation);
    case 'TSUnionType': {
      const others = type.types.filter((one: SyntaxNode) => !/^TS(Undefined|Null)Keyword$/.test(one.type));
      const known = others.map((one: SyntaxNode) => typeNamed(source, one));
      const areGroups = known.every(
        (one: Known | undefined) => one?.kind === 'library' && /^RuleGroupType/.test(one.name),
      );
      return others.length === 1 ? known[0] : areGroups ? { kind: 'library', name: 'RuleGroupTypeAny' } : undefined;
    }
    case 'TSTypeLiteral':
      return { kind: 'object', members: type.members };
    case 'TSIntersectionType':
      return { kind: 'all', of: type.types.flatMap((one: SyntaxNode) => typeNamed(source, one) ?? []) };
    case 'TSIndexedAccessType':
      return memberOf(source, typeNamed(source, type.objectType), type.indexType.literal?.value);
    case 'TSImportType':
      return type.qualifier && { kind: 'library', name: type.qualifier.name };
    case 'TSTypeReference': {
      const exported = exportOf(source, type.typeName);
      if (exported) return { kind: 'library', name: exported };
      const name = nameOf(type.typeName) ?? '';
      const [of, second] = argumentsOf(type);
      if (/^(Readonly)?(Array|Set)$/.test(name)) return listOf(typeNamed(source, of));
      // What has a key is asked for by it, as an element is by its place.
      if (/^(Record|(Readonly)?Map)$/.test(name)) return listOf(typeNamed(source, second));
      if (/^(Partial|Required|Readonly|NonNullable|Omit|Pick|PropsWithChildren)$/.test(name))
        return typeNamed(source, of);
      const declared = source.nodes('TSTypeAliasDeclaration').find(({ id }) => id.name === name);
      if (declared) return typeNamed(source, declared.typeAnnotation);
      const own = source.nodes('TSInterfaceDeclaration').find(({ id }) => id.name === name);
      if (!own) return undefined;
      const others = (own.extends ?? []).map(({ expression, ...rest }: SyntaxNode) => ({
        ...rest,
        type: 'TSTypeReference',
        typeName: expression,
      }));
      const bases = others.flatMap((one: SyntaxNode) => typeNamed(source, one) ?? []);
      const members: Known = { kind: 'object', members: own.body.body };
      return others.length ? { kind: 'all', of: [members, ...bases] } : members;
    }
    default:
      return undefined;
  }
}

const listOf = (of: Known | undefined): Known | undefined => of && { kind: 'list', of };
