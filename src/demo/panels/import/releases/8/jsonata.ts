import { parseJSONata } from 'samples-next/parts/parseJSONata';
import { comparison, type Operands, operand, values } from '../../formats/condition/comparison';
import { conditionFormat } from '../../formats/condition/conditionFormat';
import { infix } from '../../formats/condition/infix';
import type { Node } from '../../formats/condition/Node';
import type { Reader } from '../../formats/condition/Reader';
import { jsonText } from '../../formats/quotes';
import { printIn, release } from './print';

const keywords = /^(?:and|or|in|true|false|null|\$.*)$/;
const operands: Operands = {
  name: (reader) => (keywords.test(reader.peek()?.value ?? '') ? undefined : reader.word(/./)),
  text: jsonText,
  words: { true: true, false: false, null: null },
};
const signs = { '!=': '!=', '<=': '<=', '>=': '>=', '=': '=', '<': '<', '>': '>' };

/** A pattern for the start or the end of a text, which the release writes. */
const pattern =
  /^(?:\^((?:[^$^\\*+?.()[\]{}|]|\\x[\da-f]{2}|\\[^\p{L}\p{N}])*)|((?:[^$^\\*+?.()[\]{}|]|\\x[\da-f]{2}|\\[^\p{L}\p{N}])*)\$)$/u;
const unescaped = (source: string) =>
  source.replace(/\\(?:x([\da-f]{2})|(.))/gisu, (_, code, char) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : char,
  );

function contains(reader: Reader, from: number): Node {
  reader.expect('(');
  const field = operands.name(reader) ?? reader.fail();
  reader.expect(',');
  const token = reader.next();
  const leaf = (operator: string, value: unknown) => {
    reader.expect(')');
    return reader.leaf(from, { field: field.value, operator, value }, [field]);
  };
  if (token.kind === 'text') return leaf('contains', jsonText(token, reader));
  if (token.kind === 'word') {
    reader.expect(')');
    const rule = { field: field.value, operator: 'contains', value: token.value, valueSource: 'field' } as const;
    return reader.leaf(from, rule, [field, token]);
  }
  const [, start, end] = (token.kind === 'pattern' && pattern.exec(token.value)) || [];
  if (start !== undefined) return leaf('beginsWith', unescaped(start));
  return end === undefined
    ? reader.failAt(token, 'Of patterns, /^text/ and /text$/ are read.')
    : leaf('endsWith', unescaped(end));
}

function condition(reader: Reader): Node {
  const from = reader.at;
  if (reader.word(/^\$contains$/)) return contains(reader, from);
  const left = operand(reader, operands);
  if (!('name' in left) || !reader.word(/^in$/)) return comparison(reader, from, left, signs, operands);
  reader.expect('[');
  const value = values(reader, operands, ']');
  return reader.leaf(from, { field: left.name.value, operator: 'in', value }, [left.name]);
}

const isPattern = (value: unknown): value is RegExp => value instanceof RegExp;

/** A boolean expression of JSONata. */
export const format = conditionFormat({
  label: 'JSONata',
  sample: `genre in ["Comedy", "Romantic Comedy"]
  and (imdbRating >= 7.5 or $contains(title, /^The /))
  and gross > budget`,
  grammar: {
    quotes: `"'`,
    nameQuotes: '`',
    escape: 'backslash',
    comments: ['/*'],
    symbols: '',
    beforeBracket: /./,
    patternMark: '/',
  },
  release,
  read: infix({
    or: (reader) => reader.word(/^or$/),
    and: (reader) => reader.word(/^and$/),
    not: (reader) => reader.word(/^\$not$/),
    condition,
  }),
  parse: (text) => parseJSONata(text, { listsAsArrays: true }),
  // The release takes a pattern as the value, with the operator of a text anywhere.
  mend: (rule) => {
    const { value, operator } = rule;
    if (!isPattern(value)) return rule;
    const { source } = value;
    const not = operator === 'doesNotContain';
    if (source.startsWith('^'))
      return { ...rule, operator: not ? 'doesNotBeginWith' : 'beginsWith', value: unescaped(source.slice(1)) };
    return { ...rule, operator: not ? 'doesNotEndWith' : 'endsWith', value: unescaped(source.slice(0, -1)) };
  },
  print: printIn('jsonata'),
});
