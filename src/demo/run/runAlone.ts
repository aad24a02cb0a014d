import { isGroup, type Place, withoutItem } from '@site/packages/query';
import { engineClients } from '@site/src/engines/engineClients';
import { engineOf } from '@site/src/engines/registry';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { EffectAlone } from './incomplete';
import { exportOf, exportText, type RunRequest, versionOf } from './runRequest';

/**
 * Runs a rule or group by itself in the engine of the asked format.
 * @param total how many rows the table has
 * @returns nothing for a format that no engine runs
 * @throws an `AbortError` when the signal ends it, and what an engine that does not start throws
 */
export async function runAlone(
  asked: RunRequest,
  { item, path }: Place,
  total: number,
  signal: AbortSignal,
): Promise<EffectAlone | undefined> {
  const { format } = asked;
  const engine = engineOf(format, versionOf(asked));
  if (!engine) return undefined;
  const rest = withoutItem(asked.query, path);
  if (exportText(asked, format) === exportText({ ...asked, query: rest }, format)) return 'left out';
  const query = (isGroup(item) ? item : { combinator: 'and', rules: [item] }) as RuleGroupTypeAny;
  const run = engineClients[engine.id].run(exportOf({ ...asked, query }, format), { lane: 'incomplete', signal });
  const { rows, error, sampled } = await run;
  return error ? 'no answer' : { rows, of: sampled ?? total };
}
