import type { Cell } from '../../dataset/table';
import type { Filter } from './filter';
import { namedRules, type Syntax } from './matchingRules';

/** An attribute of all entries: what its values are compared by, and the values of each entry, of which it may have several. */
export type Attribute = { syntax: Syntax; values: readonly (readonly string[])[] };
/** Attributes by their names in small letters. */
export type Attributes = ReadonlyMap<string, Attribute>;

/** A missing value is an attribute that the entry does not have, and so is an empty text, which no attribute can have. */
export const valuesOf = (cell: Cell): string[] =>
  cell === null || cell === '' ? [] : [typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)];

/** Whether a filter matches an entry; `undefined` is the third value of RFC 4511, which is not matched either. */
export type Test = (entry: number) => boolean | undefined;

/** Prepares a filter for many entries. */
export function compileFilter(filter: Filter, attributes: Attributes): Test {
  switch (filter.kind) {
    case 'and':
      return all(filter.filters.map((each) => compileFilter(each, attributes)));
    case 'or':
      return not(all(filter.filters.map((each) => not(compileFilter(each, attributes)))));
    case 'not':
      return not(compileFilter(filter.filter, attributes));
    case 'extensible':
      return extensible(filter, attributes);
    default: {
      const attribute = attributes.get(filter.attribute.toLowerCase());
      return attribute ? compileItem(filter, attribute) : () => undefined;
    }
  }
}

const not =
  (test: Test): Test =>
  (entry) => {
    const result = test(entry);
    return result === undefined ? undefined : !result;
  };

const all =
  (tests: Test[]): Test =>
  (entry) => {
    let result: boolean | undefined = true;
    for (const test of tests) {
      const one = test(entry);
      if (one === false) return false;
      if (one === undefined) result = undefined;
    }
    return result;
  };

type Item = Exclude<Filter, { kind: 'and' | 'or' | 'not' | 'extensible' }>;

function compileItem(item: Item, { syntax, values }: Attribute): Test {
  const some =
    (matches: (value: string) => boolean): Test =>
    (entry) =>
      values[entry]?.some(matches);
  if (item.kind === 'present') return (entry) => (values[entry] ?? []).length > 0;
  if (item.kind === 'substrings') {
    const { part } = syntax;
    if (!part) return () => undefined;
    const initial = item.initial === undefined ? '' : part(item.initial, 'initial');
    const final = item.final === undefined ? '' : part(item.final, 'final');
    const any = item.any.map((text) => part(text, 'any'));
    return some((value) => hasParts(String(read(syntax, value)), initial, any, final));
  }
  const asserted = syntax.read(item.value);
  const isOrdered = item.kind === 'greaterOrEqual' || item.kind === 'lessOrEqual';
  if (asserted === undefined || (isOrdered && !syntax.ordered)) return () => undefined;
  return some((value) => {
    const own = read(syntax, value);
    if (own === undefined) return false;
    if (item.kind === 'greaterOrEqual') return own >= asserted;
    // No approximate matching is known, so `~=` is equality.
    return item.kind === 'lessOrEqual' ? own <= asserted : own === asserted;
  });
}

/** A match by a rule that the filter names, in one attribute or in all. */
function extensible(filter: Extract<Filter, { kind: 'extensible' }>, attributes: Attributes): Test {
  const named = filter.rule === undefined ? undefined : namedRules[filter.rule.toLowerCase()];
  if (filter.rule !== undefined && !named) return () => undefined;
  const one = filter.attribute === undefined ? undefined : attributes.get(filter.attribute.toLowerCase());
  if (filter.attribute !== undefined && !one) return () => undefined;
  const tests = (one ? [one] : [...attributes.values()])
    .filter(({ syntax }) => !named || syntax.part)
    .map(({ syntax, values }) => {
      const item = { kind: 'equal', attribute: '', value: filter.value } as const;
      return compileItem(item, { syntax: named ?? syntax, values });
    });
  return not(all(tests.map(not)));
}

function hasParts(value: string, initial: string, any: readonly string[], final: string): boolean {
  if (!value.startsWith(initial)) return false;
  let at = initial.length;
  for (const part of any) {
    const found = value.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return value.length - final.length >= at && value.endsWith(final);
}

/** Values are read again for each rule and each row, so what was read is kept. */
const known = new WeakMap<Syntax, Map<string, ReturnType<Syntax['read']>>>();

function read(syntax: Syntax, value: string): ReturnType<Syntax['read']> {
  let values = known.get(syntax);
  if (!values) {
    values = new Map();
    known.set(syntax, values);
  }
  if (!values.has(value)) values.set(value, (syntax.stored ?? syntax.read)(value));
  return values.get(value);
}
