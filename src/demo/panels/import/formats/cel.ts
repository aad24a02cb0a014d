import { bounds } from '@site/src/query/schema';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { checkExact } from './exactNumbers';
import { ImportError, type ImportFormat, placeAt, type ReleaseParser, tooManyRules } from './ImportFormat';
import { withoutEscapedQuotes } from './quotes';
import {
  firstLeftOut,
  firstStranger,
  type Grammar,
  namePlaces,
  notUnderstood,
  numbersIn,
  type Token,
  tokenize,
  whatIsRead,
} from './tokens';

const methods = /^(?:contains|startsWith|endsWith)$/;
const grammar: Grammar = {
  quotes: `'"`,
  nameQuotes: '',
  escape: 'backslash',
  comments: ['//', '/*'],
  symbols: '=<>!(),.[]&|-',
  beforeBracket: /^(?:in|contains|startsWith|endsWith)$/,
  foreign: /^(?:and|or|not)$/i,
};

/** The tokens of each condition: what stands between `&&` and `||`, without the brackets around it. */
function conditions(tokens: Token[]): { tokens: Token[]; at: number }[] {
  const found: { tokens: Token[]; at: number }[] = [];
  let current: Token[] = [];
  const finish = (end: number) => {
    let depth = 0;
    const inner = current.filter(({ kind, value }, index) => {
      const isCall = value === '(' && methods.test(current[index - 1]?.value ?? '');
      if (isCall || (depth > 0 && value === '(')) depth += 1;
      if (depth > 0) {
        if (value === ')') depth -= 1;
        return true;
      }
      const isNot = value === '!' && current[index + 1]?.value !== '=';
      return kind !== 'symbol' || !(value === '(' || value === ')' || isNot);
    });
    found.push({ tokens: inner, at: inner[0]?.at ?? end });
    current = [];
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const isJoin = /^[&|]$/.test(token.value) && token.kind === 'symbol' && tokens[index + 1]?.value === token.value;
    if (!isJoin) current.push(token);
    else {
      finish(token.at);
      index += 1;
    }
  }
  finish(tokens.at(-1)?.at ?? 0);
  return found;
}

/** The first condition that the release's parser cannot read; it says nothing about it itself. */
function firstUnread(text: string, tokens: Token[], parse: (text: string) => object) {
  return conditions(tokens).find(({ tokens: own }) => {
    const last = own.at(-1);
    if (!own[0] || !last) return true;
    return (parse(text.slice(own[0].at, last.end)) as RuleGroupTypeAny).rules.length === 0;
  });
}

/** Writes `!title.contains("x")` as `!(title.contains("x"))`, the one of the two that the release reads. */
function withBracketsAfterNot(text: string, tokens: Token[]): string {
  const added: [number, string][] = tokens.flatMap((token, index) => {
    const [name, dot, method, opens] = tokens.slice(index + 1, index + 5);
    const isCall =
      name?.kind === 'word' && dot?.value === '.' && methods.test(method?.value ?? '') && opens?.value === '(';
    if (token.kind !== 'symbol' || token.value !== '!' || !isCall) return [];
    const closes = tokens.slice(index).find(({ value, kind }) => kind === 'symbol' && value === ')');
    if (!closes) return [];
    return [
      [token.at + 1, '('],
      [closes.at + 1, ')'],
    ] satisfies [number, string][];
  });
  return added.reduceRight((all, [at, sign]) => all.slice(0, at) + sign + all.slice(at), text);
}

/** A boolean expression of the Common Expression Language. */
export const celFormat = ({ parse, print, release }: ReleaseParser<string>): ImportFormat => ({
  label: 'CEL',
  sample: `genre in ["Comedy", "Romantic Comedy"] &&
  (imdbRating >= 7.5 || title.startsWith("The ")) &&
  gross > budget`,
  print,
  placesOf: (text, name) => namePlaces(text, grammar, name),
  parse(written) {
    const text = withoutEscapedQuotes(written, 'CEL', release);
    const tokens = tokenize(text, grammar);
    if (tokens.length === 0) throw new ImportError('There is no condition here.', placeAt(text, text.length));
    checkExact(text, numbersIn(tokens));
    const joins = tokens.filter(({ kind, value }) => kind === 'symbol' && /^[&|]$/.test(value));
    if (joins.length / 2 >= bounds.rules) throw new ImportError(tooManyRules);
    const query = parse(withBracketsAfterNot(text, tokens)) as RuleGroupTypeAny;
    const isKeyword = ({ kind, value }: Token, index: number) =>
      kind === 'word' && (/^(?:in|null)$/.test(value) || (methods.test(value) && tokens[index - 1]?.value === '.'));
    const leftOut = firstLeftOut(tokens, query, isKeyword);
    if (query.rules.length > 0 && !leftOut) return query;
    const unread = firstUnread(text, tokens, parse);
    if (unread?.tokens.length === 0)
      throw new ImportError(`A condition is missing here. ${whatIsRead}`, placeAt(text, unread.at));
    const first = tokens.findIndex(({ at }) => at === (unread?.at ?? leftOut?.at));
    const last = unread?.tokens.at(-1);
    const stranger = firstStranger(tokens.slice(first, last && tokens.indexOf(last) + 1), grammar);
    if (stranger) throw notUnderstood(text, stranger);
    throw new ImportError(
      `The condition that begins here is not understood. ${whatIsRead}`,
      placeAt(text, unread?.at ?? leftOut?.at ?? 0),
    );
  },
});
