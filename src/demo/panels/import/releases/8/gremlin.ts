import { kindOf } from '@site/packages/query';
import { parseGremlin } from 'samples-next/parts/parseGremlin';
import { type Literal, literal, type Operands, values } from '../../formats/condition/comparison';
import { conditionFormat } from '../../formats/condition/conditionFormat';
import { group } from '../../formats/condition/infix';
import type { Node } from '../../formats/condition/Node';
import type { Reader } from '../../formats/condition/Reader';
import { readOnlyEscapedMark } from '../../formats/quotes';
import { notUnderstood } from '../../formats/tokens';
import { printIn, release } from './print';

const operands: Operands = {
  name: () => undefined,
  text: readOnlyEscapedMark("'"),
  words: { true: true, false: false, null: null },
};
const predicates: Record<string, string> = {
  eq: '=',
  neq: '!=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  within: 'in',
  without: 'notIn',
  between: 'between',
  outside: 'notBetween',
  containing: 'contains',
  notContaining: 'doesNotContain',
  startingWith: 'beginsWith',
  notStartingWith: 'doesNotBeginWith',
  endingWith: 'endsWith',
  notEndingWith: 'doesNotEndWith',
};

/** What a step compares its property with; a name without quotes would be another property. */
function compared(reader: Reader): { operator: string; value: unknown; field?: string } {
  const plain = literal(reader, operands);
  if (plain) return { operator: '=', value: plain.value };
  const name = reader.word(/./) ?? reader.fail();
  const operator = Object.hasOwn(predicates, name.value) ? predicates[name.value] : undefined;
  if (!operator) throw notUnderstood(reader.text, name);
  reader.expect('(');
  const other = reader.word(/^(?!(?:true|false|null)$)/);
  if (other) {
    reader.expect(')');
    return { operator, value: other.value, field: other.value };
  }
  const all: Literal[] = values(reader, operands, ')');
  return { operator, value: /^(?:list|range)$/.test(kindOf(operator) ?? '') ? all : all[0] };
}

function has(reader: Reader, from: number, absent: boolean): Node {
  reader.expect('(');
  const property =
    reader.peek()?.kind === 'text' ? reader.next() : reader.fail('A property in quotes is expected here.');
  const name = { ...property, at: property.at + 1 };
  const isAny = absent || !reader.sign(',');
  const rule = isAny ? { operator: absent ? 'null' : 'notNull', value: null } : compared(reader);
  reader.expect(')');
  const { field: other, ...rest } = rule as ReturnType<typeof compared>;
  return reader.leaf(
    from,
    { field: property.value, ...rest, ...(other !== undefined && { valueSource: 'field' as const }) },
    [name],
  );
}

/** `and`, `or` and `not` have steps of their own in brackets. */
function nested(reader: Reader, from: number, name: string): Node {
  reader.expect('(');
  const branch = () => {
    reader.word(/^__$/);
    return reader.inside(() => steps(reader));
  };
  const parts = reader.list(')', branch);
  return group(reader, from, { combinator: name === 'or' ? 'or' : 'and', ...(name === 'not' && { not: true }) }, parts);
}

function steps(reader: Reader): Node {
  const parts: Node[] = [];
  let from = reader.at;
  while (reader.peek() && reader.peek()?.value !== ',' && reader.peek()?.value !== ')') {
    if (!reader.sign('.') && parts.length > 0) reader.fail();
    const at = reader.at;
    const step =
      reader.word(/^(?:hasLabel|hasNot|has|and|or|not)$/) ??
      reader.fail('Of steps, has, hasNot, and, or and not are read.');
    if (step.value === 'hasLabel') {
      reader.expect('(');
      values(reader, operands, ')');
      from = reader.at;
    } else if (step.value.startsWith('has')) parts.push(has(reader, at, step.value === 'hasNot'));
    else parts.push(nested(reader, at, step.value));
  }
  return parts.length > 0 ? group(reader, from, { combinator: 'and' }, parts) : reader.fail();
}

/** A traversal's steps after `g.V()`. */
function read(reader: Reader): Node {
  if (reader.word(/^g$/)) {
    for (const sign of ['.', 'V', '(', ')'])
      if (!(sign === 'V' ? reader.word(/^V$/) : reader.sign(sign))) reader.fail();
  }
  return steps(reader);
}

/** The filters of a Gremlin traversal. */
export const format = conditionFormat({
  label: 'Gremlin',
  sample: `g.V().hasLabel('movie')
  .has('genre', within('Comedy', 'Romantic Comedy'))
  .has('imdbRating', gte(7.5))
  .has('title', startingWith('The '))
  .has('gross', gt(200000000))`,
  grammar: {
    quotes: `'"`,
    nameQuotes: '',
    escape: 'backslash',
    comments: ['//', '/*'],
    symbols: '',
    beforeBracket: /./,
  },
  release,
  read,
  parse: (text) => parseGremlin(text),
  print: printIn('gremlin'),
});
