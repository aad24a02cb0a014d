import { type Shown, shownTable, showTable } from '../dataset/loadTable';
import { engineClients } from './engineClients';

/**
 * Gives the engines a table, with columns beside its own; those that have another one start again with their next query.
 * @returns whether it is another one than before
 */
export function setTable(next: Shown): boolean {
  const { own, extra } = shownTable();
  if (next.own === own && JSON.stringify(next.extra) === JSON.stringify(extra)) return false;
  showTable(next);
  for (const client of Object.values(engineClients)) client.close();
  return true;
}
