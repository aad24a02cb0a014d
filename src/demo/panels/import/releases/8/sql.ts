import { kindOf } from '@site/packages/query';
import { parseSQL } from 'samples-next/parts/parseSQL';
import { comparison, literal, type Operands, operand, values } from '../../formats/condition/comparison';
import { conditionFormat } from '../../formats/condition/conditionFormat';
import { infix } from '../../formats/condition/infix';
import type { Node } from '../../formats/condition/Node';
import type { Reader } from '../../formats/condition/Reader';
import { asWritten, plainSql } from '../../formats/plainSql';
import { sample } from '../../formats/sql';
import { printIn, release } from './print';

const keywords = /^(?:and|or|xor|not|like|in|is|null|between|where|select|true|false)$/i;
const operands: Operands = {
  name: (reader) => (keywords.test(reader.peek()?.value ?? '') ? undefined : reader.word(/./)),
  text: ({ value }) => asWritten(value),
  words: { true: true, false: false },
};
const signs = { '<>': '!=', '!=': '!=', '<=': '<=', '>=': '>=', '=': '=', '<': '<', '>': '>' };

/** Patterns of LIKE and what they ask; a `%` or `_` inside is one that the release writes as it is. */
const patterns: [RegExp, string, string][] = [
  [/^%(?!%)(.+)(?<!%)%$/s, 'contains', 'doesNotContain'],
  [/^(?!%)(.+)(?<!%)%$/s, 'beginsWith', 'doesNotBeginWith'],
  [/^%(?!%)(.+)(?<!%)$/s, 'endsWith', 'doesNotEndWith'],
  [/^([^%_]+)$/, '=', '!='],
];

function like(reader: Reader, not: boolean): [string, unknown] {
  const token = reader.peek();
  if (token?.kind !== 'text') return reader.fail('After LIKE, a text is expected.');
  for (const [form, operator, negated] of patterns) {
    const inner = form.exec(token.value)?.[1];
    if (inner === undefined) continue;
    reader.next();
    return [not ? negated : operator, asWritten(inner)];
  }
  return reader.fail('After LIKE, a text is read that has one % at its start, at its end, or at both.');
}

/** The operator in words after a field, and its value. */
function inWords(reader: Reader): [string, unknown] | undefined {
  if (reader.word(/^is$/i)) {
    const not = reader.word(/^not$/i);
    if (!reader.word(/^null$/i)) reader.fail();
    return [not ? 'notNull' : 'null', null];
  }
  const not = reader.word(/^not$/i) !== undefined;
  if (reader.word(/^like$/i)) return like(reader, not);
  if (reader.word(/^in$/i)) {
    reader.expect('(');
    return [not ? 'notIn' : 'in', values(reader, operands, ')')];
  }
  if (!reader.word(/^between$/i)) return not ? reader.fail() : undefined;
  const from = (literal(reader, operands) ?? reader.fail()).value;
  if (!reader.word(/^and$/i)) reader.fail();
  return [not ? 'notBetween' : 'between', [from, (literal(reader, operands) ?? reader.fail()).value]];
}

function condition(reader: Reader): Node {
  const from = reader.at;
  const left = operand(reader, operands);
  const found = 'name' in left ? inWords(reader) : undefined;
  if (!('name' in left) || !found) return comparison(reader, from, left, signs, operands);
  const [operator, value] = found;
  return reader.leaf(from, { field: left.name.value, operator, value }, [left.name]);
}

const anyCondition = infix({
  or: (reader) => reader.word(/^or$/i),
  and: (reader) => reader.word(/^and$/i),
  not: (reader) => reader.word(/^not$/i),
  condition,
});

/** What stands before `WHERE` selects columns, which is no matter of a query builder. */
function read(reader: Reader): Node {
  const where = reader.tokens.find(({ kind, value }) => kind === 'word' && /^where$/i.test(value));
  while (where && reader.next() !== where);
  return anyCondition(reader);
}

const unheld = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(unheld) : typeof value === 'string' ? asWritten(value) : value;

/** The condition of an SQL statement, with or without the `SELECT … WHERE` before it. */
export const format = conditionFormat({
  label: 'SQL',
  sample,
  grammar: { quotes: `'"`, nameQuotes: '`', escape: 'double', comments: [], symbols: '', beforeBracket: /./ },
  release,
  read,
  parse: (text) => parseSQL(text, { listsAsArrays: true }),
  respell: plainSql,
  mend: (rule) => (kindOf(rule.operator) === 'null' ? rule : { ...rule, value: unheld(rule.value) }),
  print: printIn('sql'),
});
