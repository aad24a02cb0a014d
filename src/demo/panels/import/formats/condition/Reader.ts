import type { RuleType } from 'react-querybuilder';
import { ImportError, placeAt } from '../ImportFormat';
import { type Token, whatIsRead } from '../tokens';
import type { Node } from './Node';

/** Brackets inside each other that are read; the schema's limit of groups is below. */
const deepest = 100;

/** Goes through the tokens of a text, and says where one of them cannot be. */
export class Reader {
  private index = 0;
  private depth = 0;

  constructor(
    readonly text: string,
    readonly tokens: Token[],
  ) {}

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.index + ahead];
  }
  /** Offset of the next token. */
  get at(): number {
    return this.peek()?.at ?? this.text.length;
  }
  /** Offset after the last token that was taken. */
  get end(): number {
    const last = this.tokens[this.index - 1];
    if (!last) return this.at;
    return last.end;
  }
  next(): Token {
    const token = this.peek() ?? this.fail();
    this.index += 1;
    return token;
  }
  /** Takes the next word if it is one of these. */
  word(pattern: RegExp): Token | undefined {
    const token = this.peek();
    return token?.kind === 'word' && pattern.test(token.value) ? this.next() : undefined;
  }
  /** Takes a sign such as `<=`, whose characters stand together. */
  sign(sign: string): boolean {
    const found = [...sign].every((char, ahead) => {
      const token = this.peek(ahead);
      return token?.kind === 'symbol' && token.value === char && token.at === this.at + ahead;
    });
    if (found) this.index += sign.length;
    return found;
  }
  /** Takes the first of some signs that is next. */
  oneOf<Sign extends string>(signs: readonly Sign[]): Sign | undefined {
    return signs.find((sign) => this.sign(sign));
  }
  expect(sign: string) {
    if (!this.sign(sign)) this.fail();
  }
  /** Reads what stands in brackets. */
  inside<Result>(read: () => Result): Result {
    this.depth += 1;
    if (this.depth > deepest) throw new ImportError('This is nested too deeply.', placeAt(this.text, this.at));
    const result = read();
    this.depth -= 1;
    return result;
  }
  /** Reads one after another with commas between, up to a closing bracket. */
  list<Item>(close: string, read: () => Item): Item[] {
    const items = [read()];
    while (this.sign(',')) items.push(read());
    this.expect(close);
    return items;
  }
  /** A condition that began at an offset and ends with the last token. */
  leaf(from: number, rule: RuleType, names: Token[], written?: string): Node {
    const found = names.map(({ value, at }) => ({ name: value, at }));
    return { query: rule, from, to: this.end, parts: [], names: found, ...(written !== undefined && { written }) };
  }
  finish() {
    if (this.peek()) this.fail();
  }
  /** @throws ImportError at a token that was taken */
  failAt(token: Token, message: string): never {
    this.index = this.tokens.indexOf(token);
    return this.fail(message);
  }
  /** @throws ImportError at the next token */
  fail(message = whatIsRead): never {
    const token = this.peek();
    const what = token
      ? `“${token.value || this.text.slice(token.at, token.end)}” is not understood here.`
      : 'Something is missing at the end.';
    throw new ImportError(`${what} ${message}`, placeAt(this.text, this.at));
  }
}
