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

/** The last part of a name of a type: `FC` of `React.FC`. */
export const nameOf = (name: SyntaxNode | undefined): string | undefined => name?.name ?? name?.right?.name;

/** What a member is of what has it. */
export function memberOf(source: Source, object: Known | undefined, key: string): Known | undefined {
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

const memberNamed = ({ members }: Extract<Known, { kind: 'object' }>, key: string) =>
  members.find((one) => (one.key?.name ?? one.key?.value) === key);
