import { isGroup, walk } from '@site/packages/query';
import type { RuleGroupType } from 'react-querybuilder';
import { checkExact } from './exactNumbers';
import { ImportError, type ImportFormat, placeAt, type ReleaseParser } from './ImportFormat';
import { asWritten, plainSql } from './plainSql';
import {
  firstLeftOut,
  firstStranger,
  type Grammar,
  namePlaces,
  notUnderstood,
  numbersIn,
  type Token,
  tokenize,
} from './tokens';

const keywords = /^(?:and|or|xor|not|like|in|is|null|between|where)$/i;
const grammar: Grammar = {
  quotes: `'"`,
  nameQuotes: '`',
  escape: 'double',
  comments: [],
  symbols: '=<>!(),.',
  beforeBracket: keywords,
};
const start = 'SELECT * FROM t WHERE ';

type ParserError = Error & { hash?: { text: string; token: string; loc: { last_column: number } } };

/** Only the condition: what stands before `WHERE` selects columns, which is no matter of a query builder. */
function condition(tokens: Token[]): Token[] {
  const where = tokens.findIndex(({ kind, value }) => kind === 'word' && /^where$/i.test(value));
  return tokens.slice(where + 1);
}

/** The tokens from one to the end of its condition; the `and` of a range ends none. */
function conditionFrom(tokens: Token[], first: Token): Token[] {
  const rest = tokens.slice(tokens.indexOf(first));
  const isWord = (token: Token | undefined, words: RegExp) => token?.kind === 'word' && words.test(token.value);
  const end = rest.findIndex((token, index) => {
    const isOfRange = isWord(token, /^and$/i) && isWord(rest[index - 2], /^between$/i);
    return isWord(token, /^(?:and|or|xor)$/i) && !isOfRange;
  });
  return end === -1 ? rest : rest.slice(0, end);
}

function unexpected(text: string, error: ParserError, offset: number): ImportError {
  const { hash } = error;
  if (!hash) return new ImportError(`The parser of the release gave up: ${error.message.split('\n')[0]}`);
  if (hash.token === 'EOF') return new ImportError('Something is missing at the end.', placeAt(text, text.length));
  const near = Math.max(0, Math.min(hash.loc.last_column - offset, text.length));
  const found = text.indexOf(hash.text, near);
  return new ImportError(`“${hash.text}” is not expected here.`, placeAt(text, found === -1 ? near : found));
}

/** The release makes `=` of this; with a wildcard it understands it. */
function negatedLikeWithoutWildcard(tokens: Token[]): Token | undefined {
  const words = ['not', 'like'];
  return tokens.find(
    ({ kind, value }, index) =>
      kind === 'text' &&
      !/^%|%$/.test(value) &&
      words.every((word, at) => tokens[index - 2 + at]?.value.toLowerCase() === word),
  );
}

/** The first NOT that stands directly inside of another, if the query has fewer groups with `not` than the text has NOTs. */
function lostNegation(tokens: Token[], query: RuleGroupType): Token | undefined {
  const isNot = (token: Token | undefined) => token?.kind === 'word' && /^not$/i.test(token.value);
  // That of `not in` stands behind a name, that of `is not null` behind `is`.
  const isJoin = (token: Token | undefined) => !token || /^(?:\(|and|or|xor|not)$/i.test(token.value);
  const negations = tokens.filter((token, index) => isNot(token) && isJoin(tokens[index - 1]));
  const groups = [...walk(query)].filter(({ item }) => isGroup(item) && item.not);
  if (groups.length >= negations.length) return undefined;
  const isInside = (token: Token) =>
    isNot(tokens.slice(0, tokens.indexOf(token)).findLast(({ value }) => value !== '('));
  return negations.find(isInside);
}

/** The query with its texts as they were written. */
const unheld = (query: RuleGroupType): RuleGroupType =>
  JSON.parse(JSON.stringify(query), (_, value) => (typeof value === 'string' ? asWritten(value) : value));

export const sample = `genre in ('Comedy', 'Romantic Comedy')
  and (imdbRating >= 7.5 or title like 'The %')
  and gross > budget`;

/** The condition of an SQL statement, with or without the `SELECT … WHERE` before it. */
export const sqlFormat = ({ parse, print, release }: ReleaseParser<string>): ImportFormat => ({
  label: 'SQL',
  sample,
  print,
  placesOf: (text, name) => namePlaces(plainSql(text), grammar, name),
  parse(written) {
    const text = plainSql(written);
    const tokens = condition(tokenize(text, grammar));
    if (tokens.length === 0) throw new ImportError('There is no condition here.', placeAt(text, text.length));
    checkExact(text, numbersIn(tokens));
    const isLike = (token: Token | undefined) => token?.kind === 'word' && /^like$/i.test(token.value);
    const refused: [string, Token | undefined][] = [
      ['a negative number', tokens.find(({ value }, at) => value === '-' && tokens[at + 1]?.kind === 'number')],
      ['an empty text', tokens.find(({ kind, value }) => kind === 'text' && value === '')],
      [
        'a LIKE that looks for %',
        tokens.find(({ kind, value }, at) => kind === 'text' && isLike(tokens[at - 1]) && /^%%|%%$|^%$/.test(value)),
      ],
    ];
    for (const [what, token] of refused)
      if (token) throw new ImportError(`Release ${release} cannot read ${what} in SQL.`, placeAt(text, token.at));
    const negated = negatedLikeWithoutWildcard(tokens);
    if (negated)
      throw new ImportError('NOT LIKE without % is !=, which has to be written so.', placeAt(text, negated.at));
    // In one line, so that the parser's columns are offsets; a line break inside a text is kept.
    const isText = (at: number) =>
      tokens.some((token) => token.at <= at && at < token.at + token.value.length + 2 && token.kind === 'text');
    const line = text.replace(/[\n\r\t]/g, (char, at) => (isText(at) ? char : ' '));
    const hasStart = /^\s*(?:select|where)\b/i.test(text);
    const statement = /^\s*where\b/i.test(text) ? `SELECT * FROM t ${line}` : hasStart ? line : start + line;
    let query: RuleGroupType;
    try {
      query = parse(statement) as RuleGroupType;
    } catch (error) {
      throw unexpected(text, error as ParserError, statement.length - line.length);
    }
    const leftOut = firstLeftOut(tokens, query, ({ kind, value }) => kind === 'word' && keywords.test(value));
    const lost = lostNegation(tokens, query);
    if (lost)
      throw new ImportError(`Release ${release} reads one NOT inside another as a single NOT.`, placeAt(text, lost.at));
    if (!leftOut) return unheld(query);
    throw notUnderstood(text, firstStranger(conditionFrom(tokens, leftOut), grammar) ?? leftOut);
  },
});
