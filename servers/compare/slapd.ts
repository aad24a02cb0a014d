import { Attribute, Client } from 'ldapts';
import type { Cell, Table } from '../../src/dataset/table';
import { isText } from '../../src/engines/servers/slapd';
import { portOf } from './Server';
import { drawnTables, tables } from './tables';

/** How attributes of text are declared: with an order, or without one, as most of those are that directories come with. */
export const schemas = ['ordered', 'without order'] as const;
export type Schema = (typeof schemas)[number];

/** Names of attributes are for the whole directory, which has some of its own. */
const prefixOf = (schema: Schema) => (schema === 'ordered' ? 'o-' : 'w-');

/** A table with the names that its columns have as attributes. */
export function asEntries({ columns, rows }: Table, schema: Schema): Table {
  const rename = (name: string) => prefixOf(schema) + name;
  return {
    columns: columns.map((column) => ({ ...column, name: rename(column.name) })),
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [rename(name), cell]))),
  };
}

/** slapd, by `ldapts`. */
export async function connectSlapd() {
  const client = new Client({ url: `ldap://127.0.0.1:${portOf('slapd')}` });
  await client.bind('cn=config', 'rows');
  await declare(client);
  await client.bind('cn=rows', 'rows');
  await client.add('cn=rows', { objectClass: 'rowTable', cn: 'rows' });
  for (const table of drawnTables) for (const schema of schemas) await load(client, table, schema);
  return {
    /** @returns nothing where `ldapts` refuses the `(|)` of an empty list, which RFC 4526 allows */
    async select(filter: string, table: (typeof drawnTables)[number], schema: Schema): Promise<number[] | undefined> {
      try {
        const base = `cn=${table} ${schema},cn=rows`;
        const found = await client.search(base, { scope: 'one', filter, attributes: ['rowNumber'] });
        return found.searchEntries.map(({ rowNumber }) => Number(rowNumber)).sort((a, b) => a - b);
      } catch (error) {
        if (filter.includes('(|)') && /Missing paren/.test(String(error))) return undefined;
        throw error;
      }
    },
    close: () => client.unbind(),
  };
}

async function declare(client: Client) {
  // The number that IANA keeps for examples.
  const oid = '1.3.6.1.4.1.32473.1';
  const attributes = [
    `( ${oid}.1 NAME 'rowNumber' EQUALITY integerMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )`,
  ];
  const names: string[] = [];
  for (const schema of schemas)
    for (const table of drawnTables.map((name) => tables[name]))
      for (const column of table.columns) {
        const name = prefixOf(schema) + column.name;
        names.push(name);
        const order = schema === 'ordered' ? 'ORDERING caseIgnoreOrderingMatch ' : '';
        const rules = isText(table, column)
          ? `EQUALITY caseIgnoreMatch ${order}SUBSTR caseIgnoreSubstringsMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.15`
          : column.type === 'boolean'
            ? 'EQUALITY booleanMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.7'
            : 'EQUALITY integerMatch ORDERING integerOrderingMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.27';
        attributes.push(`( ${oid}.${attributes.length + 1} NAME '${name}' ${rules} SINGLE-VALUE )`);
      }
  await client.add('cn=rows,cn=schema,cn=config', {
    objectClass: 'olcSchemaConfig',
    cn: 'rows',
    olcAttributeTypes: attributes,
    olcObjectClasses: [
      `( ${oid}.1001 NAME 'rowTable' SUP top STRUCTURAL MUST cn )`,
      `( ${oid}.1002 NAME 'rowEntry' SUP top STRUCTURAL MUST rowNumber MAY ( ${names.join(' $ ')} ) )`,
    ],
  });
}

async function load(client: Client, name: (typeof drawnTables)[number], schema: Schema) {
  const base = `cn=${name} ${schema},cn=rows`;
  await client.add(base, { objectClass: 'rowTable', cn: `${name} ${schema}` });
  for (const [row, cells] of tables[name].rows.entries()) {
    const attributes = Object.entries(cells).flatMap(([column, cell]) => {
      const value = textOf(cell);
      return value === '' ? [] : [new Attribute({ type: prefixOf(schema) + column, values: [value] })];
    });
    const own = [
      new Attribute({ type: 'objectClass', values: ['rowEntry'] }),
      new Attribute({ type: 'rowNumber', values: [String(row)] }),
    ];
    await client.add(`rowNumber=${row},${base}`, [...own, ...attributes]);
  }
}

/** A value as an entry has it; an empty text cannot be one, so that it is missing. */
const textOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
