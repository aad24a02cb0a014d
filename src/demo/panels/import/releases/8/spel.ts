import { parseSpEL } from 'samples-next/parts/parseSpEL';
import { comparison, type Literal, type Operands, operand, values } from '../../formats/condition/comparison';
import { conditionFormat } from '../../formats/condition/conditionFormat';
import { infix } from '../../formats/condition/infix';
import type { Node } from '../../formats/condition/Node';
import type { Reader } from '../../formats/condition/Reader';
import { withoutEscapedQuotes } from '../../formats/quotes';
import { printIn, release } from './print';

const keywords = /^(?:and|or|not|matches|between|eq|ne|lt|gt|le|ge|instanceof|new|T|true|false|null)$/i;
const operands: Operands = {
  name: (reader) => (keywords.test(reader.peek()?.value ?? '') ? undefined : reader.word(/./)),
  text: ({ value }) => value,
  words: { true: true, false: false, null: null },
};
const signs = { '==': '=', '!=': '!=', '<=': '<=', '>=': '>=', '<': '<', '>': '>' };

/** The texts that the release writes as patterns; Java's `matches` asks for the whole text. */
const patterns: [RegExp, string][] = [
  [/^\.\*([^$^\\*+?()[\]{}|]*)\.\*$/, 'contains'],
  [/^\^([^$^\\*+?()[\]{}|]*)\.\*$/, 'beginsWith'],
  [/^\.\*([^$^\\*+?()[\]{}|]*)\$$/, 'endsWith'],
];

function matches(reader: Reader, from: number, left: ReturnType<typeof operand>): Node {
  const pattern = reader.peek();
  const found = patterns.map(([form, operator]) => ({ operator, inner: form.exec(pattern?.value ?? '')?.[1] }));
  const read = found.find(({ inner }) => inner !== undefined);
  if (pattern?.kind !== 'text' || !read || !('name' in left))
    return reader.fail("After matches, '.*text.*', '^text.*' and '.*text$' are read.");
  reader.next();
  return reader.leaf(from, { field: left.name.value, operator: read.operator, value: read.inner }, [left.name]);
}

function condition(reader: Reader): Node {
  const from = reader.at;
  const left = operand(reader, operands);
  if (reader.word(/^matches$/)) return matches(reader, from, left);
  if (!('name' in left) || !reader.word(/^between$/)) return comparison(reader, from, left, signs, operands);
  reader.expect('{');
  const range: Literal[] = values(reader, operands, '}');
  if (range.length !== 2) return reader.fail('A range has two ends.');
  return reader.leaf(from, { field: left.name.value, operator: 'between', value: range }, [left.name]);
}

const like = /^(?:contains|doesNotContain|beginsWith|doesNotBeginWith|endsWith|doesNotEndWith)$/;

/** A boolean expression of the Spring Expression Language. */
export const format = conditionFormat({
  label: 'SpEL',
  sample: `(genre == 'Comedy' or genre == 'Romantic Comedy')
  and (imdbRating >= 7.5 or title matches '^The .*')
  and gross > budget`,
  grammar: { quotes: `'"`, nameQuotes: '', escape: 'double', comments: [], symbols: '', beforeBracket: /./ },
  release,
  read: infix({
    or: (reader) => reader.sign('||') || reader.word(/^or$/),
    and: (reader) => reader.sign('&&') || reader.word(/^and$/),
    not: (reader) => reader.sign('!') || reader.word(/^not$/),
    condition,
  }),
  parse: (text) => parseSpEL(text, { listsAsArrays: true }),
  // What stands around the text in a pattern stays in the release's value.
  mend: (rule) =>
    like.test(rule.operator) ? { ...rule, value: String(rule.value).replace(/^\.\*/, '').replace(/\.\*$/, '') } : rule,
  respell: (text) => withoutEscapedQuotes(text, 'SpEL', release),
  print: printIn('spel'),
});
