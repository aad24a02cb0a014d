import fc from 'fast-check';
import { type Group, type Item, kindOf, type Rule } from '../../../packages/query';
import type { Column, Table } from '../../dataset/table';

const equality = ['=', '!=', 'null', 'notNull'];
const lists = ['in', 'notIn'];
const comparisons = ['<', '<=', '>', '>=', ...lists, 'between', 'notBetween'];
const partial = ['contains', 'doesNotContain', 'beginsWith', 'doesNotBeginWith', 'endsWith', 'doesNotEndWith'];

const pieces = ["'", '"', '%', '_', '\\', '\n', '.', '(', 'a', 'A', 'é', '', '8', '07', 'abc', '50%', '^a', 'b$', '/'];
/** What release 8 alone takes for numbers. */
const quantities = ['1,000', '5_000', '3 1/3', '1/3', '- 5', '1,000.5'];
const numbers = ['8', '07', ' 8 ', '1e3', '-1', '0', '8.5', '1000'];

/** Random queries on the columns of a table, with values that occur in it, parts of them, and odd ones. */
export function queriesOn(
  { columns, rows }: Table,
  release: { fields: boolean; independent: boolean; quantities?: boolean },
) {
  const ofQuantities = release.quantities ? [{ weight: 8, arbitrary: fc.constantFrom<unknown>(...quantities) }] : [];
  const cellsOf = ({ name }: Column) => [...new Set(rows.map((row) => row[name]))].filter((cell) => cell != null);

  const ofColumn = (column: Column): fc.Arbitrary<Rule> => {
    const { name: field, type } = column;
    const cells = cellsOf(column);
    const cell = fc.constantFrom(...cells);
    const part = fc
      .tuple(cell, fc.nat(6), fc.integer({ min: 1, max: 5 }))
      .map(([text, from, length]) => String(text).slice(from, from + length));
    const value: fc.Arbitrary<unknown> =
      type === 'boolean'
        ? fc.boolean()
        : type === 'number'
          ? fc.oneof(
              { weight: 4, arbitrary: cell.map(String) },
              { weight: 2, arbitrary: cell },
              { weight: 2, arbitrary: fc.constantFrom(...numbers) },
              { weight: 1, arbitrary: fc.constantFrom('abc', '') },
              ...ofQuantities,
            )
          : fc.oneof(
              { weight: 3, arbitrary: cell },
              { weight: 3, arbitrary: part },
              { weight: 2, arbitrary: fc.constantFrom(...pieces) },
              { weight: 1, arbitrary: fc.constantFrom<unknown>(...numbers, 8, 7) },
              ...ofQuantities,
            );
    const listOf = (element: fc.Arbitrary<unknown>, maxLength: number) =>
      fc
        .tuple(fc.array(element, { maxLength }), fc.boolean())
        .map(([list, asText]) => (asText ? list.map((item) => String(item).replaceAll(',', '\\,')).join(',') : list));
    const others = columns.filter((other) => other !== column);
    // One in four fields that a rule compares with is of another type.
    const otherField = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.nat()).map(([kind, index]) => {
      const sameType = others.filter((other) => other.type === type);
      const from = kind === 3 || sameType.length === 0 ? others : sameType;
      return (from[index % from.length] as Column).name;
    });
    const withFields = release.fields && others.length > 0;

    return fc
      .tuple(
        fc.constantFrom(...(type === 'boolean' ? [...equality, ...lists] : [...equality, ...comparisons, ...partial])),
        withFields ? fc.integer({ min: 0, max: 6 }).map((n) => n === 6) : fc.constant(false),
      )
      .chain(([operator, byField]): fc.Arbitrary<Rule> => {
        const kind = kindOf(operator);
        if (kind === 'null') return fc.constant({ field, operator, value: '' });
        const one = byField ? otherField : value;
        const range = fc.oneof({ weight: 6, arbitrary: fc.tuple(one, one) }, { weight: 1, arbitrary: listOf(one, 3) });
        const chosen = kind === 'list' ? listOf(one, 4) : kind === 'range' ? range : one;
        return chosen.map((chosenValue) => ({
          field,
          operator,
          value: chosenValue,
          ...(byField && { valueSource: 'field' }),
        }));
      });
  };

  const rule = fc.oneof(...columns.map(ofColumn));
  const negated = fc.constantFrom({}, {}, { not: false }, { not: true });
  const combinator = fc.constantFrom('and', 'or');
  const independent = release.independent ? fc.integer({ min: 0, max: 3 }).map((n) => n === 3) : fc.constant(false);

  return independent.chain((between): fc.Arbitrary<Group> => {
    const group = (depth: number): fc.Arbitrary<Group> => {
      const item: fc.Arbitrary<Item> =
        depth === 0 ? rule : fc.oneof({ weight: 4, arbitrary: rule }, { weight: 1, arbitrary: group(depth - 1) });
      const items = fc.oneof(
        { weight: 12, arbitrary: fc.array(item, { minLength: 1, maxLength: 4 }) },
        { weight: 1, arbitrary: fc.constant([]) },
      );
      if (!between)
        return fc.tuple(negated, combinator, items).map(([not, c, rules]) => ({ combinator: c, ...not, rules }));
      return fc
        .tuple(negated, items, fc.array(combinator, { minLength: 3, maxLength: 3 }))
        .map(([not, rules, combinators]) => ({
          ...not,
          rules: rules.flatMap((entry, i) => (i === 0 ? [entry] : [combinators[i - 1] as string, entry])),
        }));
    };
    return group(2);
  });
}
