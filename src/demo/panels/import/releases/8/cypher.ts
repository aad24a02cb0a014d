import { kindOf } from '@site/packages/query';
import { parseCypher } from 'samples-next/parts/parseCypher';
import { comparison, literal, type Operands, operand, values } from '../../formats/condition/comparison';
import { conditionFormat } from '../../formats/condition/conditionFormat';
import { infix } from '../../formats/condition/infix';
import type { Node } from '../../formats/condition/Node';
import type { Reader } from '../../formats/condition/Reader';
import { readOnlyEscapedMark } from '../../formats/quotes';
import { printIn, release } from './print';

const keywords = /^(?:and|or|xor|not|in|is|contains|starts|ends|match|where|return|true|false|null)$/i;
const operands: Operands = {
  name: (reader) => {
    if (keywords.test(reader.peek()?.value ?? '')) return undefined;
    const name = reader.word(/./);
    // What stands before the point is the node that the pattern names.
    return name && reader.sign('.') ? reader.next() : name;
  },
  text: readOnlyEscapedMark("'"),
  words: { true: true, false: false },
};
const signs = { '<>': '!=', '<=': '<=', '>=': '>=', '=': '=', '<': '<', '>': '>' };
const flipped: Record<string, string> = { '<=': '>=', '>=': '<=', '<': '>', '>': '<', '=': '=', '<>': '<>' };

/** The words after a field, and the operator that they stand for. */
const words: [RegExp[], string][] = [
  [[/^contains$/i], 'contains'],
  [[/^starts$/i, /^with$/i], 'beginsWith'],
  [[/^ends$/i, /^with$/i], 'endsWith'],
  [[/^is$/i, /^null$/i], 'null'],
  [[/^is$/i, /^not$/i, /^null$/i], 'notNull'],
  [[/^in$/i], 'in'],
  [[/^not$/i, /^in$/i], 'notIn'],
];

function operatorInWords(reader: Reader): string | undefined {
  const isNext = (word: RegExp, ahead: number) =>
    reader.peek(ahead)?.kind === 'word' && word.test(reader.peek(ahead)?.value ?? '');
  const found = words.find(([phrase]) => phrase.every(isNext));
  for (const word of found?.[0] ?? []) reader.word(word);
  return found?.[1];
}

/** The release reads a field on the left only. */
function withFieldFirst(reader: Reader, from: number, node: Node): Node {
  const written = /^\s*(.*?)\s*(<>|<=|>=|[=<>])\s*([\p{L}\p{N}_.]+)$/su.exec(reader.text.slice(from, node.to));
  return written ? { ...node, written: `${written[3]} ${flipped[written[2] as string]} ${written[1]}` } : node;
}

function condition(reader: Reader): Node {
  const from = reader.at;
  const left = operand(reader, operands);
  const operator = 'name' in left ? operatorInWords(reader) : undefined;
  if (!('name' in left) || !operator) {
    const node = comparison(reader, from, left, signs, operands);
    return 'name' in left ? node : withFieldFirst(reader, from, node);
  }
  const field = left.name.value;
  const leaf = (value: unknown) => reader.leaf(from, { field, operator, value }, [left.name]);
  if (kindOf(operator) === 'null') return leaf(null);
  if (kindOf(operator) !== 'list') return leaf((literal(reader, operands) ?? reader.fail()).value);
  reader.expect('[');
  return leaf(values(reader, operands, ']'));
}

const anyCondition = infix({
  or: (reader) => reader.word(/^or$/i),
  and: (reader) => reader.word(/^and$/i),
  not: (reader) => reader.word(/^not$/i),
  condition,
});

/** The condition after WHERE; a pattern of one node may stand before it, and what is returned after it. */
function read(reader: Reader): Node {
  if (reader.word(/^match$/i)) {
    reader.expect('(');
    reader.word(/./);
    if (reader.sign(':')) reader.word(/./);
    if (!reader.sign(')')) reader.fail('A pattern of one node is read, such as MATCH (m:Movie).');
    if (!reader.word(/^where$/i)) reader.fail('WHERE is expected here.');
  } else reader.word(/^where$/i);
  const node = anyCondition(reader);
  if (reader.word(/^return$/i)) while (reader.word(/./) || reader.sign('.') || reader.sign(','));
  return node;
}

/** The condition of a Cypher query. */
export const format = conditionFormat({
  label: 'Cypher',
  sample: `MATCH (m:Movie)
WHERE m.genre IN ['Comedy', 'Romantic Comedy']
  AND (m.imdbRating >= 7.5 OR m.title STARTS WITH 'The ')
  AND m.gross > 200000000
RETURN m`,
  grammar: {
    quotes: `'"`,
    nameQuotes: '`',
    escape: 'backslash',
    comments: ['//', '/*'],
    symbols: '',
    beforeBracket: /./,
  },
  release,
  read,
  parse: (text) => parseCypher(text),
  mend: (rule) => ({ ...rule, field: rule.field.replace(/^.*\./, '') }),
  print: printIn('cypher'),
});
