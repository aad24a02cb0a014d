import type { DataType } from '../DataSet';
import { isObject } from './items';
import { parsed } from './json';
import type { Reader } from './Reader';
import { fieldsFrom, type SchemaField } from './schemaFields';

type Schema = Record<string, unknown>;

/** How many references are followed from one to the next. */
const mostReferences = 10;

/** What a reference inside of the document leads to. */
function resolved(schema: unknown, root: Schema, left = mostReferences): Schema {
  if (!isObject(schema)) return {};
  const { $ref } = schema;
  if (typeof $ref !== 'string' || left === 0) return schema;
  let target: unknown = $ref.startsWith('#') ? root : undefined;
  for (const key of $ref.slice(1).split('/').filter(Boolean)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    target = isObject(target) && Object.hasOwn(target, name) ? target[name] : undefined;
  }
  return resolved(target, root, left - 1);
}

/** A schema without the alternative that it may be null. */
function withoutNull(schema: Schema, root: Schema): { schema: Schema; nullable: boolean } {
  const alternatives = [schema.anyOf, schema.oneOf].find(Array.isArray)?.map((one) => resolved(one, root));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const others = alternatives?.filter(({ type }) => type !== 'null');
  return {
    schema: others?.length === 1 ? (others[0] as Schema) : { ...schema, type: types.find((type) => type !== 'null') },
    nullable:
      types.includes('null') ||
      schema.nullable === true ||
      (others !== undefined && others.length < (alternatives?.length ?? 0)),
  };
}

function typeOf({ type, format, enum: values }: Schema): DataType {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  if (type === 'string' && (format === 'date' || format === 'date-time')) return 'date';
  return Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'number')
    ? 'number'
    : 'text';
}

const textsIn = (values: unknown) =>
  Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;

/** The properties of an object: of the schema itself, of the items of its list, or of its first definition. */
function objectIn(root: Schema): Schema | undefined {
  const top = resolved(root, root);
  const definitions = [root.$defs, root.definitions].find(isObject) ?? {};
  const candidates = [top, resolved(top.items, root), ...Object.values(definitions).map((one) => resolved(one, root))];
  return candidates.find(({ properties }) => isObject(properties));
}

/** The properties of a JSON schema. */
export const jsonSchema: Reader = {
  gives: 'fields',
  read(text, problems) {
    const root = parsed(text, problems);
    const object = isObject(root) ? objectIn(root) : undefined;
    if (!object || !isObject(root)) return { fields: [] };
    const required = Array.isArray(object.required) ? object.required : [];
    const found = Object.entries(object.properties as Schema).map(([label, property]): SchemaField => {
      const { schema, nullable } = withoutNull(resolved(property, root), root);
      const items = schema.type === 'array' ? resolved(schema.items, root) : schema;
      return {
        label,
        type: typeOf(schema),
        nullable: nullable || !required.includes(label),
        values: textsIn(items.enum),
      };
    });
    return { fields: fieldsFrom(found, problems) };
  },
};
