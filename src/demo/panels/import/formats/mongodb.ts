import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { ImportFormat, ReleaseParser } from './ImportFormat';
import { jsonError, readJson, textPlaces } from './readJson';

type Path = (string | number)[];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown) => value === null || /^(?:string|number|boolean)$/.test(typeof value);
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isScalar);
/** A text that a pattern matches literally. */
const plain = /[^$^\\*+?()[\]{}|]/;
const pattern = new RegExp(`^(?:${plain.source}{2,}|\\^${plain.source}+|${plain.source}+\\$)$`);
const oneCharacter = new RegExp(`^${plain.source}$`);
const comparisons = /^\$(?:eq|ne|gt|gte|lt|lte)$/;

/** What a release writes, and what its parser reads, beyond what all of them do. */
export type Dialect = {
  /** `$nor`, which the parsers get as `$not`. */
  nor?: boolean;
  /** A comparison of fields without `$expr` around it. */
  bareComparisons?: boolean;
  /** A `$regex` of one character. */
  oneCharacter?: boolean;
};
const isExpression = (key: string) => /^\$(?:eq|ne|gte?|lte?|n?in)$/.test(key);

/** Calls `refuse` for the first part of a MongoDB query that the release's parser would leave out. */
function checkMongoDB(
  query: unknown,
  release: string,
  dialect: Dialect,
  refuse: (path: Path, message: string) => never,
) {
  const groups = dialect.nor ? ['$and', '$or', '$nor'] : ['$and', '$or'];
  const visit = (node: unknown, path: Path) => {
    if (!isObject(node) || Object.keys(node).length === 0) refuse(path, 'A condition in { } is expected here.');
    for (const [key, value] of Object.entries(node)) visitKey(key, value, [...path, key]);
  };
  const visitKey = (key: string, value: unknown, path: Path) => {
    if (groups.includes(key)) {
      if (!Array.isArray(value) || value.length === 0) refuse(path, `${key} needs a list of conditions.`);
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
    } else if (key === '$not') visit(value, path);
    else if (key === '$expr') visitExpression(value, path);
    else if (dialect.bareComparisons && isExpression(key)) visitExpression({ [key]: value }, path.slice(0, -1));
    else if (key.startsWith('$')) refuse(path, `${key} is not understood; ${groups.join(', ')}, $not and $expr are.`);
    else if (isObject(value)) {
      const operators = Object.entries(value);
      if (operators.length === 0) refuse(path, 'An operator such as $eq is expected here.');
      for (const [operator, operand] of operators) visitOperator(operator, operand, [...path, operator]);
    } else if (!isScalar(value)) refuse(path, 'A list can only stand after $in or $nin.');
  };
  const visitOperator = (operator: string, operand: unknown, path: Path) => {
    if (comparisons.test(operator)) {
      if (!isScalar(operand)) refuse(path, `${operator} needs a text, a number, true, false or null.`);
    } else if (operator === '$in' || operator === '$nin') {
      if (!isList(operand)) refuse(path, `${operator} needs a list of values.`);
    } else if (operator === '$not' && isObject(operand)) {
      for (const [inner, innerOperand] of Object.entries(operand)) visitOperator(inner, innerOperand, [...path, inner]);
    } else if (operator !== '$regex') refuse(path, `${operator} is not understood here.`);
    else if (
      typeof operand !== 'string' ||
      !(pattern.test(operand) || (dialect.oneCharacter && oneCharacter.test(operand)))
    )
      refuse(
        path,
        `Release ${release} reads a $regex of ${dialect.oneCharacter ? '' : 'two '}plain characters${dialect.oneCharacter ? '' : ' or more'}, with ^ before them or $ after them at most.`,
      );
  };
  const visitExpression = (value: unknown, path: Path) => {
    const [entry, ...more] = isObject(value) ? Object.entries(value) : [];
    if (!entry || more.length > 0 || !/^\$(?:eq|gte?|lte?|n?in)$/.test(entry[0]))
      refuse(
        path,
        `In $expr, release ${release} reads one of $eq, $gt, $gte, $lt, $lte, $in and $nin, such as { "$gt": ["$gross", "$budget"] }.`,
      );
    const [operator, operands] = entry as [string, unknown];
    const isPair = Array.isArray(operands) && operands.length === 2 && /^\$/.test(String(operands[0]));
    if (!isPair) refuse([...path, operator], `${operator} needs a list of a field such as "$gross" and a value.`);
  };
  visit(query, []);
}

/** Writes `$nor` as `$not`, and puts `$expr` around a comparison of fields: the spellings that a release reads. */
function respelled(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(respelled);
  if (!isObject(node)) return node;
  const parts = Object.entries(node).map(([key, value]) => {
    if (key === '$nor') return { $not: { $or: respelled(value) } };
    return isExpression(key)
      ? { $expr: { [key]: value } }
      : { [key]: /^\$(?:and|or|not)$/.test(key) ? respelled(value) : value };
  });
  return parts.length === 1 ? parts[0] : { $and: parts };
}

/** Writes `{ "title": { "$not": … } }` as `{ "$not": { "title": … } }`, the one of the two that the release reads. */
function withNotOutside(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNotOutside);
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) =>
    !key.startsWith('$') && isObject(value) && isObject(value.$not) && Object.keys(value).length === 1
      ? ['$not', withNotOutside({ [key]: value.$not })]
      : [key, withNotOutside(value)],
  );
  // Conditions of one object that would share a key.
  const isOnce = new Set(entries.map(([key]) => key)).size === entries.length;
  return isOnce ? Object.fromEntries(entries) : { $and: entries.map(([key, value]) => ({ [key as string]: value })) };
}

/** A MongoDB query document. */
export const mongodbFormat = ({
  parse,
  print,
  release,
  ...dialect
}: ReleaseParser<Record<string, unknown>> & Dialect): ImportFormat => ({
  label: 'MongoDB',
  sample: `{
  "$and": [
    { "genre": { "$in": ["Comedy", "Romantic Comedy"] } },
    { "$or": [{ "imdbRating": { "$gte": 7.5 } }, { "title": { "$regex": "^The " } }] },
    { "$expr": { "$gt": ["$gross", "$budget"] } }
  ]
}`,
  print,
  placesOf: textPlaces,
  parse(text) {
    const content = readJson(text);
    checkMongoDB(content, release, dialect, (path, message) => {
      throw jsonError(text, path, message);
    });
    return parse(
      withNotOutside(dialect.nor ? respelled(content) : content) as Record<string, unknown>,
    ) as RuleGroupTypeAny;
  },
});
