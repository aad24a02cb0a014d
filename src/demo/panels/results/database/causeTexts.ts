import { type CauseId, causes } from '@site/src/engines/model';
import { docsOf } from '@site/src/engines/model/sections';
import { type ServerCause, serverCauses } from '@site/src/engines/servers/causes';
import { directoryCauses } from '@site/src/engines/servers/directoryCauses';
import type { LdapCause } from '@site/src/engines/servers/slapd';

type CauseText = { label: string; sentence: string; cure?: string };

/** What helps against causes that formats have, where the database is another than the page's. */
const cures: Partial<Record<CauseId, string>> = {
  'like-case': 'Compare in small letters with `LOWER()` on both sides; PostgreSQL has `ILIKE`.',
  'type-error': 'Check values before they reach SQL; “Parse numbers” writes numbers without quotes.',
  'boolean-as-text': 'Send parameters, which keep the boolean.',
};

const ofDatabases: Readonly<Record<string, CauseText>> = { ...serverCauses, ...directoryCauses };

/** What is said of a cause, be it one of a format, of a server or of a directory. */
export function causeTextOf(id: CauseId | ServerCause | LdapCause | string): CauseText {
  const own = ofDatabases[id];
  if (own) return own;
  const cure = cures[id as CauseId];
  return { ...causes[id as CauseId], ...(cure !== undefined && { cure }) };
}

/** The section of the docs about a cause. */
export function docsOfCause(id: string, version: string): string {
  const major = Number.parseInt(version, 10);
  if (!Object.hasOwn(ofDatabases, id)) return docsOf(id as CauseId, major);
  return `/docs${major >= 8 ? '/next' : ''}/recipes/which-rows`;
}
