import { rulesOf } from '@site/packages/query';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { ImportError, placeAt } from './ImportFormat';

/** A word, number, text or pattern of an expression, and the offsets of its first character and after its last. */
export type Token = { kind: 'word' | 'number' | 'text' | 'pattern' | 'symbol'; value: string; at: number; end: number };

/** How an expression language writes texts and names. */
export type Grammar = {
  /** Quotation marks that a text may stand in. */
  quotes: string;
  /** Marks that a name may stand in. */
  nameQuotes: string;
  /** How a quotation mark is written inside a text. */
  escape: 'backslash' | 'double';
  /** How a comment begins. */
  comments: string[];
  /** Symbols that the parser knows. */
  symbols: string;
  /** Words that may stand before a bracket: the parser knows no functions. */
  beforeBracket: RegExp;
  /** Words of other languages, which a condition cannot have. */
  foreign?: RegExp;
  /** The mark around a regular expression, which stands after a comma. */
  patternMark?: string;
};

/** What the parsers read, for a message about what they do not. */
export const whatIsRead = 'A condition compares a field with a value, a list or another field.';

const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Brackets inside each other that are read: a parser's time grows with their square, and then its stack ends. */
const deepest = 200;
const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/**
 * Splits an expression, so that what a parser left out can be found.
 * @throws ImportError at a comment, at a quotation mark or a bracket without its partner, and at too many brackets
 */
export function tokenize(text: string, grammar: Grammar): Token[] {
  const tokens: Token[] = [];
  const open: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const char = text[at] as string;
    if (grammar.comments.some((comment) => text.startsWith(comment, at)))
      throw new ImportError('A comment begins here. Comments are not read.', placeAt(text, at));
    if (/\s/.test(char)) at += 1;
    else if (grammar.patternMark === char && tokens.at(-1)?.value === ',') {
      const end = endOfQuoted(text, at, 'backslash');
      if (end === -1) throw new ImportError(`The ${char} that begins here has no end.`, placeAt(text, at));
      tokens.push({ kind: 'pattern', value: text.slice(at + 1, end), at, end: end + 1 });
      at = end + 1;
    } else if (grammar.quotes.includes(char) || grammar.nameQuotes.includes(char)) {
      const end = endOfQuoted(text, at, grammar.escape);
      if (end === -1) throw new ImportError(`The ${char} that begins here has no end.`, placeAt(text, at));
      const kind = grammar.quotes.includes(char) ? 'text' : 'word';
      tokens.push({ kind, value: text.slice(at + 1, end), at, end: end + 1 });
      at = end + 1;
    } else {
      const name = take(word);
      const value = name ?? take(number) ?? char;
      const kind = name ? 'word' : /\d/.test(char) ? 'number' : 'symbol';
      const token: Token = { kind, value, at, end: at + value.length };
      if (pairs[char]) {
        if (open.push(token) > deepest) throw new ImportError('This is nested too deeply.', placeAt(text, at));
      } else if (Object.values(pairs).includes(char) && pairs[open.pop()?.value ?? ''] !== char)
        throw new ImportError(`The ${char} here closes nothing.`, placeAt(text, at));
      tokens.push(token);
      at += value.length;
    }
  }
  const last = open.pop();
  if (last) throw new ImportError(`The ${last.value} that opens here is never closed.`, placeAt(text, last.at));
  return tokens;
}

function endOfQuoted(text: string, start: number, style: Grammar['escape']): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (style === 'backslash' && text[at] === '\\') at += 1;
    else if (text[at] === text[start]) {
      if (style === 'backslash' || text[at + 1] !== text[start]) return at;
      at += 1;
    }
  }
  return -1;
}

/** The first token of a condition that no condition can have: a call, an operator of arithmetic, a foreign word. */
export const firstStranger = (tokens: Token[], { symbols, beforeBracket, foreign }: Grammar): Token | undefined =>
  tokens.find(({ kind, value }, index) => {
    if (kind === 'symbol') return !symbols.includes(value);
    if (kind !== 'word') return false;
    return foreign?.test(value) || (tokens[index + 1]?.value === '(' && !beforeBracket.test(value));
  });

/** The message about a token. */
export const notUnderstood = (text: string, { value, at }: Token): ImportError =>
  new ImportError(`“${value}” is not understood here. ${whatIsRead}`, placeAt(text, at));

/** The numbers among the tokens. */
export const numbersIn = (tokens: Token[]): Token[] => tokens.filter(({ kind }) => kind === 'number');

/** Offsets of a name that stands outside of texts. */
export const namePlaces = (text: string, grammar: Grammar, name: string): number[] =>
  tokenize(text, grammar).flatMap(({ kind, value, at }) => (kind === 'word' && value === name ? [at] : []));

/** All field names and values of a query, as the texts in which an expression writes them. */
const contents = (query: RuleGroupTypeAny): string[] =>
  rulesOf(query).flatMap(({ field, value }) => {
    const values = [value].flat().filter((entry) => entry !== null && entry !== undefined);
    return [field, ...values.map(String)];
  });

/**
 * The first name or value of an expression that is not in the query made of it: the parsers of the demo's release leave out
 * what they do not understand and say nothing.
 * @param isKeyword words that are no names
 */
export function firstLeftOut(
  tokens: Token[],
  query: RuleGroupTypeAny,
  isKeyword: (token: Token, index: number) => boolean,
): Token | undefined {
  const left = new Map<string, number>();
  for (const content of contents(query)) left.set(content, (left.get(content) ?? 0) + 1);
  const spellings = ({ kind, value }: Token) => {
    if (kind === 'number') return [String(Number(value)), String(-Number(value))];
    // LIKE's wildcards become the operator.
    return kind === 'text' ? [value, value.replace(/^%|%$/g, '')] : [value];
  };
  return tokens.find((token, index) => {
    if (token.kind === 'symbol' || isKeyword(token, index)) return false;
    const found = spellings(token).find((spelling) => (left.get(spelling) ?? 0) > 0);
    if (found === undefined) return true;
    left.set(found, (left.get(found) ?? 0) - 1);
    return false;
  });
}
