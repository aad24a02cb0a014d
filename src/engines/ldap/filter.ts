import { QueryRefused } from '../Engine';

/** A search filter of LDAP, as RFC 4511 has it. */
export type Filter =
  | { kind: 'and' | 'or'; filters: Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'present'; attribute: string }
  | { kind: 'equal' | 'approx' | 'greaterOrEqual' | 'lessOrEqual'; attribute: string; value: string }
  | { kind: 'substrings'; attribute: string; initial?: string; any: string[]; final?: string }
  | { kind: 'extensible'; attribute?: string; rule?: string; value: string };

/** The part of an item before its value: attribute, parts of an extensible match, and the kind of comparison. */
const head = /^((?:[a-z][a-z\d-]*|\d+(?:\.\d+)*)(?:;[a-z\d-]+)*)?((?::[a-z\d.-]+)*)(:=|~=|>=|<=|=)/i;

/**
 * Reads the string of a search filter by RFC 4515, with the empty `(&)` and `(|)` of RFC 4526.
 * @throws {QueryRefused} with the position, when the text is no filter
 */
export function parseFilter(text: string): Filter {
  let at = 0;
  const expect = (character: string) => {
    if (text[at] !== character) throw new QueryRefused(`Expected "${character}"`, at);
    at += 1;
  };
  const list = (): Filter[] => {
    const filters: Filter[] = [];
    while (text[at] === '(') filters.push(filter());
    return filters;
  };
  function filter(): Filter {
    expect('(');
    const found = component();
    expect(')');
    return found;
  }
  function component(): Filter {
    const sign = text[at];
    if (sign === '&' || sign === '|' || sign === '!') at += 1;
    if (sign === '&') return { kind: 'and', filters: list() };
    if (sign === '|') return { kind: 'or', filters: list() };
    if (sign === '!') return { kind: 'not', filter: filter() };
    const end = text.indexOf(')', at);
    const start = at;
    at = end < 0 ? text.length : end;
    return item(text.slice(start, at), start);
  }
  const found = filter();
  if (at < text.length) throw new QueryRefused('Text behind the filter', at);
  return found;
}

function item(text: string, at: number): Filter {
  const [whole = '', attribute, parts = '', sign] = head.exec(text) ?? [];
  const extensible = sign === ':=';
  if (!sign || (parts && !extensible) || (!attribute && !parts))
    throw new QueryRefused('Expected an attribute and a comparison', at);
  const raw = text.slice(whole.length);
  const readValue = (part: string, from: number) => unescaped(part, at + whole.length + from);
  if (extensible) {
    const names = parts.split(':').filter(Boolean);
    // The attributes of a name count as well, of which the entries have none.
    const [rule, ...others] = /^dn$/i.test(names[0] ?? '') ? names.slice(1) : names;
    if (others.length > 0 || (!attribute && !rule)) throw new QueryRefused('Expected one matching rule', at);
    return { kind: 'extensible', value: readValue(raw, 0), ...(attribute && { attribute }), ...(rule && { rule }) };
  }
  const name = attribute as string;
  if (sign === '=' && raw === '*') return { kind: 'present', attribute: name };
  if (sign === '=' && raw.includes('*')) return substrings(name, raw, readValue);
  const kinds = { '=': 'equal', '~=': 'approx', '>=': 'greaterOrEqual', '<=': 'lessOrEqual' } as const;
  return { kind: kinds[sign as keyof typeof kinds], attribute: name, value: readValue(raw, 0) };
}

function substrings(attribute: string, raw: string, readValue: (part: string, from: number) => string): Filter {
  let from = 0;
  const parts = raw.split('*').map((part) => {
    const value = readValue(part, from);
    from += part.length + 1;
    return value;
  });
  const [initial, final] = [parts[0], parts.at(-1)];
  return {
    kind: 'substrings',
    attribute,
    ...(initial && { initial }),
    any: parts.slice(1, -1).filter(Boolean),
    ...(final && { final }),
  };
}

/** A value without its escapes, each of which is a byte of UTF-8. */
function unescaped(text: string, at: number): string {
  const wrong = /\\(?![\da-f]{2})|[(*\0]/i.exec(text);
  if (wrong) throw new QueryRefused(`"${wrong[0]}" has to be escaped`, at + wrong.index);
  if (!text.includes('\\')) return text;
  const bytes = text.match(/\\..|[^\\]+/gs)?.flatMap((part) => {
    if (part.startsWith('\\')) return [Number.parseInt(part.slice(1), 16)];
    return [...new TextEncoder().encode(part)];
  });
  return new TextDecoder().decode(Uint8Array.from(bytes ?? []));
}
