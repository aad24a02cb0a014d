import { cel } from './cel/descriptor';
import type { EngineDescriptor } from './EngineDescriptor';
import { jsonlogic } from './jsonlogic/descriptor';
import { ldap } from './ldap/descriptor';
import { mongodb } from './mongodb/descriptor';
import { postgresql } from './postgresql/descriptor';
import { spel } from './spel/descriptor';
import { sqlite } from './sqlite/descriptor';

/** Every engine, in the order in which the page names them. The types ask `models.ts` and `proof/parts.ts` for the rest. */
const all = [sqlite, mongodb, cel, spel, jsonlogic, ldap, postgresql] as const;

export type EngineId = (typeof all)[number]['id'];
export type EngineEntry = EngineDescriptor & { id: EngineId };
export const engines: readonly EngineEntry[] = all;

/** The engine with an id. */
export const engineWith = (id: EngineId): EngineEntry => engines.find((engine) => engine.id === id) as EngineEntry;

/** What is run: a format of the library, in an engine. */
export type Run = { engine: EngineEntry; format: string };

/**
 * Everything that can be run of a release, in the order of the engines: the one table of engine, format and release.
 * @param release release of the library, as its `version` says it; without it, of any release
 */
export const runsOf = (release?: string): Run[] =>
  engines.flatMap((engine) =>
    Object.entries(engine.formats)
      .filter(([, since]) => release === undefined || Number.parseInt(release, 10) >= since)
      .map(([format]) => ({ engine, format })),
  );

/** What the page runs without being asked, of all that can be run of a release. */
export const runsAtOnce = (release: string): Run[] => runsOf(release).filter(({ engine }) => !engine.onRequest);

/** The engines that run a format in a release; none for the two JSON formats, which no query language reads. */
export const enginesOf = (format: string, release?: string): EngineEntry[] =>
  runsOf(release).flatMap((run) => (run.format === format ? [run.engine] : []));

/** The engine that runs a format in a release without being asked for by name. */
export const engineOf = (format: string, release?: string): EngineEntry | undefined =>
  enginesOf(format, release).find(({ onRequest }) => !onRequest);
