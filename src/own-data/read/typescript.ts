import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { VisitorError } from '../../loading/VisitorError';
import type { DataType } from '../DataSet';
import { type Node, settings } from './fields/syntax';
import type { Reader } from './Reader';
import { fieldsFrom, type SchemaField } from './schemaFields';

const keywords: Record<string, DataType> = {
  TSNumberKeyword: 'number',
  TSBigIntKeyword: 'number',
  TSBooleanKeyword: 'boolean',
};
const nothing = ['TSNullKeyword', 'TSUndefinedKeyword', 'TSVoidKeyword'];
/** How many names are followed from one to the next. */
const mostNames = 20;

type Named = ReadonlyMap<string, Node>;

/** The alternatives of a type, of which a name may stand for several. */
function alternatives(type: Node, named: Named, left = mostNames): Node[] {
  if (type.type === 'TSParenthesizedType' && type.typeAnnotation) return alternatives(type.typeAnnotation, named, left);
  if (type.type === 'TSUnionType') return (type.types ?? []).flatMap((one: Node) => alternatives(one, named, left));
  const target = type.type === 'TSTypeReference' && left > 0 ? named.get(type.typeName?.name ?? '') : undefined;
  return target?.typeAnnotation ? alternatives(target.typeAnnotation, named, left - 1) : [type];
}

/** The items of a list; nothing if the type is none. */
function itemOf(type: Node): Node | undefined {
  if (type.type === 'TSArrayType') return type.elementType;
  if (type.type === 'TSTypeOperator' && type.operator === 'readonly' && type.typeAnnotation)
    return itemOf(type.typeAnnotation);
  const isList = ['Array', 'ReadonlyArray', 'Set'].includes(type.typeName?.name ?? '');
  return isList ? (type.typeArguments ?? type.typeParameters)?.params[0] : undefined;
}

function typeOf(types: readonly Node[]): DataType {
  const all = new Set(
    types.map((one): DataType => {
      if (itemOf(one)) return 'list';
      if (one.type === 'TSLiteralType') {
        const kind = typeof one.literal?.value;
        return kind === 'number' || kind === 'boolean' ? kind : 'text';
      }
      return one.typeName?.name === 'Date' ? 'date' : (keywords[one.type] ?? 'text');
    }),
  );
  const [only] = all;
  return all.size === 1 && only ? only : 'text';
}

/** The texts of which a value is one; nothing if it can be another. */
const valuesOf = (types: readonly Node[]): string[] | undefined => {
  const values = types.map(({ literal }) => literal?.value);
  return values.every((value) => typeof value === 'string') ? values : undefined;
};

/** A property as a field. */
function foundIn(member: Node, named: Named): SchemaField[] {
  const { key, typeAnnotation, optional } = member;
  const label = key?.name ?? key?.value;
  const type = typeAnnotation?.typeAnnotation;
  if (member.type !== 'TSPropertySignature' || member.computed || label === undefined || !type) return [];
  const all = alternatives(type, named);
  const types = all.filter((one) => !nothing.includes(one.type));
  const [first] = types;
  const item = first && types.length === 1 ? itemOf(first) : undefined;
  return [
    {
      label: String(label),
      type: typeOf(types),
      nullable: optional === true || types.length < all.length,
      values: valuesOf(item ? alternatives(item, named) : types),
    },
  ];
}

/** The properties of an object type, with those of the types that it takes over, each of which counts once. */
function membersOf(type: Node | undefined, objects: Named, seen = new Set<Node>(), left = mostNames): Node[] {
  if (!type || left === 0 || seen.has(type)) return [];
  seen.add(type);
  const all = (types: readonly (Node | undefined)[]) => types.flatMap((one) => membersOf(one, objects, seen, left - 1));
  const named = (name: Node | undefined) => objects.get(name?.name ?? '');
  switch (type.type) {
    case 'TSInterfaceDeclaration': {
      const own = (type.body as Node).body as Node[];
      return [...all((type.extends ?? []).map(({ expression }: Node) => named(expression))), ...own];
    }
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return all([type.typeAnnotation]);
    case 'TSIntersectionType':
      return all(type.types ?? []);
    case 'TSTypeReference':
      return all([named(type.typeName)]);
    default:
      return type.members ?? [];
  }
}

/** The fields of properties, of which a later one takes the place of one with the same name. */
const fieldsOf = (members: readonly Node[], named: Named): SchemaField[] => [
  ...new Map(members.flatMap((member) => foundIn(member, named)).map((found) => [found.label, found])).values(),
];

/** Names that stand anywhere in a node. */
function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, name } = node as Node;
  if (type === 'Identifier' && name) yield name;
  for (const inner of Object.values(node)) yield* namesIn(inner);
}

const typescriptParser = Parser.extend(tsPlugin());

/** The first type of a text that has properties and is no part of another: an interface, or the name of an object type. */
export const typescript: Reader = {
  gives: 'fields',
  read(text, problems) {
    let program: Node;
    try {
      program = typescriptParser.parse(text, settings) as unknown as Node;
    } catch (error) {
      const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
      const place = loc ? ` at line ${loc.line}, character ${loc.column + 1}` : '';
      throw new VisitorError(`This is not valid TypeScript${place}: ${message.replace(/ \(\d+:\d+\)$/, '')}.`, {
        cause: error,
      });
    }
    const statements = (program.body as Node[]).map((one) => one.declaration ?? one);
    const named = new Map(
      statements.flatMap((one): [string, Node][] =>
        one.type === 'TSTypeAliasDeclaration' && one.id?.name ? [[one.id.name, one]] : [],
      ),
    );
    const declared = statements.filter(({ type }) =>
      ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(type),
    );
    const byName = new Map(declared.map((one) => [one.id?.name ?? '', one]));
    const objects = declared.filter((one) => membersOf(one, byName).length > 0);
    // A type that another one extends or has in a property is a part of that one.
    const parts = new Set(objects.flatMap((one) => [...namesIn(one)].filter((name) => name !== one.id?.name)));
    const chosen = objects.find(({ id }) => !parts.has(id?.name ?? '')) ?? objects[0];
    if (!chosen) return { fields: [] };
    if (objects.length > 1) problems.add(`The text has ${objects.length} types. ${chosen.id?.name} is read.`);
    return { fields: fieldsFrom(fieldsOf(membersOf(chosen, byName), named), problems) };
  },
};
