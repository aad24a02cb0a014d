import { combinatorNames } from '@site/packages/query';
import { printValue, quote } from '../code/printValue';
import type { Shape } from './shapes';
import { levels, type Validator } from './Validator';

/** How a schema library for TypeScript says what is needed here. */
type Dialect = {
  /** The name that its functions stand behind. */
  as: string;
  schema: string;
  text: (pattern?: string) => string;
  number: string;
  list: (item: string, most?: number) => string;
  oneOf: (names: string) => string;
};

const indent = (text: string, by = '  ') => text.replaceAll('\n', `\n${by}`);
const patternOf = (pattern: string) => `new RegExp(${quote(pattern)}, 'u')`;

/** A file for a library in which schemas are values; both of them have most names in common. */
export function schemaFile(dialect: Dialect): Validator['code'] {
  const { as } = dialect;
  const text = (shape: { pattern: string } | 'any') =>
    dialect.text(shape === 'any' ? undefined : patternOf(shape.pattern));
  const union = (parts: string[]) => (parts.length === 1 ? (parts[0] as string) : `${as}.union([${parts.join(', ')}])`);
  const listOf = ({ text: item, number, most }: NonNullable<Shape['list']>) =>
    dialect.list(union([text(item), ...(number ? [dialect.number] : [])]), most);
  const schemaOf = (shape: Shape) =>
    union([
      ...(shape.text ? [text(shape.text)] : []),
      ...(shape.number ? [dialect.number] : []),
      ...(shape.boolean ? [`${as}.boolean()`] : []),
      ...(shape.null ? [`${as}.null()`] : []),
      ...(shape.list ? [listOf(shape.list)] : []),
    ]);

  return (rules) => {
    // A shape that many rules have stands once.
    const shapes = new Map<string, string>();
    const nameOf = (shape: Shape) => {
      const code = schemaOf(shape);
      const name = shapes.get(code) ?? `value${shapes.size + 1}`;
      shapes.set(code, name);
      return name;
    };
    const lines = rules.map(
      ({ field, operators, value }) => `ruleOf(${quote(field)}, ${indent(printValue(operators))}, ${nameOf(value)}),`,
    );
    return `import * as ${as} from '${as === 'v' ? 'valibot' : 'zod'}';

${[...shapes].map(([code, name]) => `const ${name} = ${code};`).join('\n')}

const ruleOf = (field: string, operators: string[], value: ${dialect.schema}) =>
  ${as}.strictObject({
    id: ${as}.optional(${as}.string()),
    field: ${as}.literal(field),
    operator: ${dialect.oneOf('operators')},
    valueSource: ${as}.optional(${as}.literal('value')),
    value,
  });

const rule = ${as}.union([
  ${lines.join('\n  ')}
]);

const group = (levels: number): ${dialect.schema} =>
  ${as}.strictObject({
    id: ${as}.optional(${as}.string()),
    combinator: ${dialect.oneOf(printValue(combinatorNames))},
    not: ${as}.optional(${as}.boolean()),
    rules: ${as}.array(levels > 1 ? ${as}.union([rule, group(levels - 1)]) : rule),
  });

/** A query of the builder, with at most ${levels} levels of groups. */
export const querySchema = group(${levels});
`;
  };
}
