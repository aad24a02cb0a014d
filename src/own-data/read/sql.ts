import type { DataType } from '../DataSet';
import { excerpt, type Problems } from '../problems';
import type { Reader } from './Reader';
import { fieldsFrom, type SchemaField } from './schemaFields';

/** Texts, names in quotes, comments, numbers, words, and single characters. */
const parts =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[(?:[^\]\n]|\]\])*\]|[\p{L}_$][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|\S/gu;

type Part = { text: string; at: number };
const partsOf = (text: string): Part[] =>
  [...text.matchAll(parts)]
    .map(([part], index, all) => ({ text: part, at: (all[index] as RegExpMatchArray).index ?? 0 }))
    .filter(({ text: part }) => !part.startsWith('--') && !part.startsWith('/*'));

/** A name without its quotes. */
const unquoted = (text: string) => (/^["`[]/.test(text) ? text.slice(1, -1).replace(/(["`\]])\1/g, '$1') : text);
const literal = (text: string) => text.slice(1, -1).replaceAll("''", "'");

const types: [RegExp, DataType][] = [
  [/^(?:bool|boolean|bit)$/, 'boolean'],
  [
    /^(?:tiny|small|medium|big)?int\d*$|^integer$|^(?:small|big)?serial\d*$|^(?:numeric|decimal|dec|number|real|double|float\d*|money|smallmoney)$/,
    'number',
  ],
  [/^date(?:time\w*)?$|^timestamp\w*$|^smalldatetime$/, 'date'],
];
const texts = /^(?:n?(?:var)?char|character|text|uuid|jsonb?|[bc]lob)$/;
const isType = (word: string) => texts.test(word) || types.some(([pattern]) => pattern.test(word));
const noColumn = /^(?:constraint|primary|foreign|unique|check|key|index|exclude|fulltext|spatial|like|period)$/i;

/** What stands between parentheses from a place on: its parts, split at the outer commas, and where it ends. */
function listAt(all: readonly Part[], open: number): { items: Part[][]; end: number; isClosed: boolean } {
  const items: Part[][] = [[]];
  let depth = 0;
  for (let index = open; index < all.length; index += 1) {
    const part = all[index] as Part;
    if (part.text === '(') depth += 1;
    if (part.text === ')') depth -= 1;
    if (depth === 0) return { items, end: index, isClosed: true };
    if (index === open) continue;
    if (part.text === ',' && depth === 1) items.push([]);
    else items.at(-1)?.push(part);
  }
  return { items, end: all.length, isClosed: false };
}

/** The texts of `('a', 'b')` behind a word. */
function textsBehind(item: readonly Part[], words: RegExp): string[] | undefined {
  const at = item.findIndex(({ text }, index) => words.test(text) && item[index + 1]?.text === '(');
  if (at < 0) return undefined;
  const { items } = listAt(item, at + 1);
  const texts = items.map(([first, ...more]) =>
    first?.text.startsWith("'") && more.length === 0 ? literal(first.text) : undefined,
  );
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

const isName = ({ text }: Part) => /^[\p{L}_"`[]/u.test(text);

/** A definition, cut where another column begins on a new line without a comma in front of it: by a name and a type. */
function cutAtColumns(item: readonly Part[], text: string): Part[][] {
  const cut: Part[][] = [[]];
  let depth = 0;
  item.forEach((part, index) => {
    depth += Number(part.text === '(') - Number(part.text === ')');
    const isOnNewLine = text.slice(item[index - 1]?.at, part.at).includes('\n');
    const isNext = isOnNewLine && isName(part) && isType(item[index + 1]?.text.toLowerCase() ?? '');
    if (isNext && depth === 0 && index > 1) cut.push([]);
    cut.at(-1)?.push(part);
  });
  return cut;
}

/** A column's definition as a field. */
function columnOf(item: readonly Part[], keys: ReadonlySet<string>): SchemaField | undefined {
  const [name, type] = item;
  if (!name || !isName(name)) return undefined;
  const words = item.map(({ text }) => text.toLowerCase());
  const word = unquoted(type?.text ?? '').toLowerCase();
  const isOne = word === 'tinyint' && words[2] === '(' && words[3] === '1';
  const isArray = words.includes('array') || item.some(({ text }) => text === '[]');
  const says = (...sought: string[]) =>
    words.some((_, index) => sought.every((one, offset) => words[index + offset] === one));
  const label = unquoted(name.text);
  return {
    label,
    type: isArray ? 'list' : isOne ? 'boolean' : (types.find(([pattern]) => pattern.test(word))?.[1] ?? 'text'),
    nullable: !says('not', 'null') && !says('primary', 'key') && !keys.has(label.toLowerCase()),
    values: textsBehind(item, /^(?:enum|set|in)$/i),
  };
}

/** The columns of the first `CREATE TABLE` of a text. */
export const sql: Reader = {
  gives: 'fields',
  read(text: string, problems: Problems) {
    const all = partsOf(text);
    const isWord = (index: number, word: string) => all[index]?.text.toLowerCase() === word;
    const starts = all.flatMap((_, index) =>
      isWord(index, 'table') && [1, 2, 3, 4].some((back) => isWord(index - back, 'create')) ? [index] : [],
    );
    const [start] = starts;
    if (start === undefined) return { fields: [] };
    let open = start;
    while (open < all.length && all[open]?.text !== '(' && all[open]?.text !== ';') open += 1;
    const { items, isClosed } = listAt(all, open);
    if (!isClosed) problems.add('The parenthesis of the columns is not closed; what stands before the end is read.');
    if (starts.length > 1) problems.add(`The text creates ${starts.length} tables. The first is read.`);
    if (all.some((_, index) => (isWord(index, 'insert') && isWord(index + 1, 'into')) || isWord(index, 'stdin')))
      problems.add('The rows that the text inserts are not read. To have them, too, export the table as CSV.');
    const keys = new Set(
      items
        .filter(
          (item) =>
            item.some(
              ({ text: word }, index) => /^primary$/i.test(word) && /^key$/i.test(item[index + 1]?.text ?? ''),
            ) && noColumn.test(item[0]?.text ?? ''),
        )
        .flatMap((item) => item.map(({ text: word }) => unquoted(word).toLowerCase())),
    );
    const tell = (message: string, { at }: Part) =>
      problems.add(message, { line: text.slice(0, at).split('\n').length });
    const found = items.flatMap((item) => {
      if (noColumn.test(item[0]?.text ?? '')) return [];
      return cutAtColumns(item, text).flatMap((definition, index): SchemaField[] => {
        const [first] = definition;
        if (!first) return [];
        const name = excerpt(unquoted(first.text));
        if (index > 0) tell(`There is no comma in front of ${name}, which is read as a column of its own.`, first);
        const column = columnOf(definition, keys);
        if (!column) {
          const { at, text: end } = definition.at(-1) ?? first;
          const written = excerpt(text.slice(first.at, at + end.length));
          const how = 'A name that does not begin with a letter stands in "double quotes".';
          tell(`${written} is left out: a column is a name and a type, such as title text. ${how}`, first);
          return [];
        }
        if (definition.length === 1)
          tell(`${name} has no type and is read as text. If it is no text, write its type behind the name.`, first);
        return [column];
      });
    });
    return { fields: fieldsFrom(found, problems) };
  },
};
