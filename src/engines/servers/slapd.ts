import type { Column, Table } from '../../dataset/table';
import { type Attribute, compileFilter, valuesOf } from '../ldap/evaluate';
import { parseFilter } from '../ldap/filter';
import { type Syntax, syntaxes } from '../ldap/matchingRules';

/** A cause that only directories have: in what slapd does otherwise than the page's evaluator. */
export type LdapCause = 'ldap-order' | 'ldap-decimals' | 'ldap-empty-filter' | 'ldap-empty-list';

/** Whether a column holds whole numbers only. */
export const isWhole = ({ rows }: Table, column: string): boolean =>
  rows.every((row) => row[column] === null || Number.isInteger(row[column]));

/** A column with decimals is text: no syntax of a directory has them. */
export const isText = (table: Table, { name, type }: Column) =>
  type === 'text' || type === 'date' || (type === 'number' && !isWhole(table, name));

/** The page's evaluator with the schema of `table` as slapd has it, as far as `on` says. */
export function selectAsSlapd(filter: string, original: Table, table: Table, on: ReadonlySet<LdapCause>): number[] {
  const text: Syntax = { ...syntaxes.text, ordered: !on.has('ldap-order') };
  const attributes = new Map(
    table.columns.map(({ name, type }, i): [string, Attribute] => {
      const column = original.columns[i];
      const isDecimal = type === 'number' && column && isText(original, column);
      const syntax =
        type === 'text' || type === 'date' || (isDecimal && on.has('ldap-decimals')) ? text : syntaxes[type];
      return [name.toLowerCase(), { syntax, values: table.rows.map((row) => valuesOf(row[name] ?? null)) }];
    }),
  );
  const test = compileFilter(parseFilter(filter), attributes);
  return table.rows.flatMap((_, entry) => (test(entry) === true ? [entry] : []));
}
