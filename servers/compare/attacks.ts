import type { Release } from '../../src/engines/proof/run';
import { ask } from './compare';
import type { Place, Server, Way } from './Server';
import { tables } from './tables';

const all = 'OR 1 = 1) -- ';
const texts = [
  `x' ${all}`,
  `x\\' ${all}`,
  `x" ${all}`,
  `x\` ${all}`,
  `x\\`,
  `x'; DROP TABLE "hostile double C"; -- `,
  `x\\'; DROP TABLE \`hostile double utf8mb4_bin\`; -- `,
  ':all $1 ?',
];
const none = { field: 'name', operator: '=', value: 'no name' };

/** Rules in a part of which stands SQL; no row means one. */
const rules = [
  ...['=', 'contains', 'doesNotContain', 'beginsWith', 'endsWith', 'in', 'between'].flatMap((operator) =>
    texts.map((text) => ({ field: 'name', operator, value: operator === 'between' ? [text, text] : text })),
  ),
  ...texts.map((text) => ({ field: 'amount', operator: '=', value: text })),
  ...texts.map((text) => ({ field: text, operator: '=', value: 'x' })),
  ...texts.map((text) => ({ field: 'name', operator: '=', value: text, valueSource: 'field' })),
  ...['= name OR name =', ...texts].map((operator) => ({ field: 'name', operator, value: 'x' })),
];

/**
 * Attacks a table by an ORM on a server.
 * @returns the queries that select a row
 */
export async function attack(release: Release, server: Server, way: Way): Promise<string[]> {
  const place: Place = { table: 'hostile', typing: 'double', collation: server.collations[0] as Place['collation'] };
  const table = tables.hostile;
  const queries = [
    // What an ORM does not know it leaves out: beside it stands a rule that no row meets.
    ...rules.map((rule) => ({ combinator: 'and', rules: [none, rule] })),
    ...['or 1 = 1 or', ...texts].map((combinator) => ({ combinator, rules: [none, none] })),
  ];
  const found: string[] = [];
  for (const query of queries) {
    const exported = release.formatQuery(query as never, { format: way.format, ...way.options } as never);
    if ((await ask(server, exported, way, place, table)).rows.length > 0) found.push(JSON.stringify(query));
  }
  const every = await ask(
    server,
    release.formatQuery({ combinator: 'and', rules: [] } as never, { format: way.format, ...way.options } as never),
    way,
    place,
    table,
  );
  return every.rows.length === table.rows.length ? found : [...found, 'the table is not as it was'];
}
