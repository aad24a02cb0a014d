import { combinatorNames } from '@site/packages/query';
import type { Shape } from './shapes';
import { levels, type Validator } from './Validator';

const textSchema = (shape: { pattern: string } | 'any') =>
  shape === 'any' ? { type: 'string' } : { type: 'string', pattern: shape.pattern };
const anyOf = (schemas: object[]) => (schemas.length === 1 ? schemas[0] : { anyOf: schemas });

const valueSchema = ({ text, number, boolean, null: nothing, list }: Shape) =>
  anyOf([
    ...(text ? [textSchema(text)] : []),
    ...(number ? [{ type: 'number' }] : []),
    ...(boolean ? [{ type: 'boolean' }] : []),
    ...(nothing ? [{ type: 'null' }] : []),
    ...(list
      ? [
          {
            type: 'array',
            items: anyOf([textSchema(list.text), ...(list.number ? [{ type: 'number' }] : [])]),
            ...(list.most && { maxItems: list.most }),
          },
        ]
      : []),
  ]);

const object = (properties: Record<string, unknown>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const reference = (name: string) => ({ $ref: `#/$defs/${name}` });

export const jsonSchema: Validator = {
  id: 'json-schema',
  name: 'JSON Schema',
  fileName: 'query.schema.json',
  language: 'json',
  code(rules) {
    const rule = {
      anyOf: rules.map(({ field, operators, value }) =>
        object(
          {
            id: { type: 'string' },
            field: { const: field },
            operator: { enum: operators },
            valueSource: { const: 'value' },
            value: valueSchema(value),
          },
          ['field', 'operator', 'value'],
        ),
      ),
    };
    const group = (level: number) =>
      object(
        {
          id: { type: 'string' },
          combinator: { enum: combinatorNames },
          not: { type: 'boolean' },
          rules: {
            type: 'array',
            items: level < levels ? { anyOf: [reference('rule'), reference(`group${level + 1}`)] } : reference('rule'),
          },
        },
        ['combinator', 'rules'],
      );
    // A group that contains itself would have no end.
    const groups = Object.fromEntries(
      Array.from({ length: levels }, (_, index) => [`group${index + 1}`, group(index + 1)]),
    );
    return `${JSON.stringify(
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $ref: '#/$defs/group1',
        $defs: { rule, ...groups },
      },
      null,
      2,
    )}\n`;
  },
};
