import type { DataType } from '../DataSet';
import { excerpt } from '../problems';
import type { Reader } from './Reader';
import { fieldsFrom, type SchemaField } from './schemaFields';

const types = new Map<string, DataType>(
  Object.entries({
    String: 'text',
    Bytes: 'text',
    Json: 'text',
    Int: 'number',
    BigInt: 'number',
    Float: 'number',
    Decimal: 'number',
    Boolean: 'boolean',
    DateTime: 'date',
  }),
);

/** The lines of a block, without comments. */
const linesOf = (body: string) =>
  body
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('@@'));

/** The first model of a Prisma schema; its relations to other models are no fields. */
export const prisma: Reader = {
  gives: 'fields',
  read(text, problems) {
    const blocks = [...text.matchAll(/^[ \t]*(model|type|enum|view)[ \t]+(\w+)[ \t]*\{([^}]*)(\}|$)/gm)];
    const enums = new Map(
      blocks.flatMap(([, kind, name = '', body = '']) =>
        kind === 'enum' ? [[name, linesOf(body).map((line) => line.split(/\s/)[0] ?? '')] as const] : [],
      ),
    );
    const models = blocks.filter(([, kind]) => kind !== 'enum');
    const [model] = models;
    if (!model) return { fields: [] };
    if (models.length > 1) problems.add(`The text has ${models.length} models. ${model[2]} is read.`);
    if (model[4] === '') problems.add('The brace of the model is not closed; what stands before the end is read.');
    const found = linesOf(model[3] ?? '').flatMap((line): SchemaField[] => {
      const [, label, type = '', mark] = /^(\w+)\s+(\w+)(?:\([^)]*\))?(\?|\[\])?/.exec(line) ?? [];
      if (!label) {
        problems.add(`${excerpt(line)} is left out: a field is a name and a type, such as title String.`);
        return [];
      }
      const values = enums.get(type);
      const known = types.get(type) ?? (values || type === 'Unsupported' ? 'text' : undefined);
      // A relation.
      if (!known) return [];
      return [{ label, type: mark === '[]' ? 'list' : known, nullable: mark === '?', values }];
    });
    return { fields: fieldsFrom(found, problems) };
  },
};
