import fc from 'fast-check';
import type { Group } from '../../packages/query';
import { createLdap } from '../../src/engines/ldap/engine';
import { same } from '../../src/engines/model/judge';
import { queriesOn } from '../../src/engines/proof/queries';
import type { Release } from '../../src/engines/proof/run';
import { type LdapCause, selectAsSlapd } from '../../src/engines/servers/slapd';
import type { Count, Draw } from './compare';
import { asEntries, type connectSlapd, type Schema } from './slapd';

import { type drawnTables, tables } from './tables';

/** What becomes of these is the client's doing, and no row is predicted. */
const ofClients: ReadonlySet<LdapCause> = new Set(['ldap-empty-list', 'ldap-empty-filter']);

type Slapd = Awaited<ReturnType<typeof connectSlapd>>;

/**
 * Runs random queries in slapd and in the page's evaluator.
 * @throws with the smallest query that shows it, when slapd answers otherwise than the evaluator does under slapd's schema
 */
export async function compareLdap(
  release: Release,
  slapd: Slapd,
  [name, schema]: [(typeof drawnTables)[number], Schema],
  { seed, runs }: Draw,
  count: Count,
): Promise<void> {
  const original = tables[name];
  const table = asEntries(original, schema);
  const evaluator = await createLdap(table);
  const property = fc.asyncProperty(
    queriesOn(table, { fields: true, independent: true, quantities: true }),
    fc.boolean(),
    async (query, parseNumbers) => {
      const causes = await compareOne(query, parseNumbers);
      count.queries += 1;
      if (causes.some((cause) => ofClients.has(cause))) count.attributed += 1;
      if (causes.length === 0) count.alike += 1;
      for (const cause of causes) count.causes[cause] = (count.causes[cause] ?? 0) + 1;
    },
  );
  await fc.assert(property, { seed, numRuns: runs });

  async function compareOne(query: Group, parseNumbers: boolean): Promise<readonly LdapCause[]> {
    const filter = String(release.formatQuery(query as never, { format: 'ldap', parseNumbers } as never));
    const answer = await slapd.select(filter, name, schema);
    if (!answer) return ['ldap-empty-list'];
    if (filter === '' && answer.length === table.rows.length) return ['ldap-empty-filter'];
    const { rows } = await evaluator.select(filter);
    const selected = (on: Iterable<LdapCause>) => selectAsSlapd(filter, original, table, new Set(on));
    if (!same(selected([]), rows)) throw new Error(`The evaluator does not select what it does as a whole: ${filter}`);
    const on = new Set<LdapCause>(schema === 'ordered' ? ['ldap-decimals'] : ['ldap-decimals', 'ldap-order']);
    if (!same(selected(on), answer))
      throw new Error(`slapd, ${schema}, ${name}: ${filter}\nselected: ${answer}\npredicted: ${selected(on)}`);
    // The smallest set of what is needed.
    for (const cause of [...on]) {
      on.delete(cause);
      if (!same(selected(on), answer)) on.add(cause);
    }
    return [...on];
  }
}
