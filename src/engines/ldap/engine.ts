import { type CreateEngine, refusalOf } from '../Engine';
import { type Attribute, compileFilter, valuesOf } from './evaluate';
import { parseFilter } from './filter';
import { syntaxes } from './matchingRules';

/**
 * LDAP's search filters by RFC 4515, 4511 and 4517, evaluated on the rows as entries. Their schema is in `matchingRules.ts`:
 * a directory with another schema answers otherwise. `npm run test:servers` compares it with slapd.
 */
export const createLdap: CreateEngine = ({ columns, rows }) => {
  const attributes = new Map(
    columns.map(({ name, type }): [string, Attribute] => [
      name.toLowerCase(),
      { syntax: syntaxes[type], values: rows.map((row) => valuesOf(row[name] ?? null)) },
    ]),
  );
  return {
    select(query) {
      try {
        const test = compileFilter(parseFilter(String(query)), attributes);
        return { rows: rows.flatMap((_, entry) => (test(entry) === true ? [entry] : [])) };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
};
