import type { Table } from '../../src/dataset/table';
import { type Attribute, compileFilter } from '../../src/engines/ldap/evaluate';
import { parseFilter } from '../../src/engines/ldap/filter';
import { type Syntax, syntaxes } from '../../src/engines/ldap/matchingRules';
import { isText } from './slapd';

/** In what slapd, as it is set up here, does otherwise than the page's evaluator. */
export const ldapCauses = {
  'ldap-order': 'The attribute has no ordering rule.',
  'ldap-decimals': 'Decimals are kept as text.',
  'ldap-empty-filter': 'For an empty filter the client asks for every entry.',
  'ldap-empty-list': 'The client refuses `(|)`, which the export has for an empty list.',
} as const;
export type LdapCause = keyof typeof ldapCauses;

/** The page's evaluator with the schema of `table` as slapd has it, as far as `on` says. */
export function select(filter: string, original: Table, table: Table, on: ReadonlySet<LdapCause>): number[] {
  const text: Syntax = {
    ...syntaxes.text,
    ordered: !on.has('ldap-order'),
  };
  const attributes = new Map(
    table.columns.map(({ name, type }, i): [string, Attribute] => {
      const column = original.columns[i];
      const isDecimal = type === 'number' && column && isText(original, column);
      const syntax =
        type === 'text' || type === 'date' || (isDecimal && on.has('ldap-decimals')) ? text : syntaxes[type];
      const values = table.rows.map((row) => {
        const cell = row[name] ?? '';
        return cell === '' ? [] : [typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)];
      });
      return [name.toLowerCase(), { syntax, values }];
    }),
  );
  const test = compileFilter(parseFilter(filter), attributes);
  return table.rows.flatMap((_, entry) => (test(entry) === true ? [entry] : []));
}
