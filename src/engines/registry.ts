import { descriptors } from './descriptors';
import type { EngineDescriptor } from './EngineDescriptor';

export type EngineId = (typeof descriptors)[number]['id'];
/** The engines that the page has a worker for. */
export type PageEngineId = Exclude<(typeof descriptors)[number], { where: 'tests' }>['id'];
export type EngineEntry = EngineDescriptor & { id: EngineId };
export type PageEngine = EngineDescriptor & { id: PageEngineId };
export const engines: readonly EngineEntry[] = descriptors;

const isOnPage = (engine: EngineEntry): engine is PageEngine => engine.where !== 'tests';
export const pageEngines: readonly PageEngine[] = engines.filter(isOnPage);

/** The engine with an id. */
export const engineWith = <Id extends EngineId>(id: Id) =>
  engines.find((engine) => engine.id === id) as Id extends PageEngineId ? PageEngine : EngineEntry;

/** What is run: a format of the library, in an engine. */
export type Run<Entry extends EngineEntry = PageEngine> = { engine: Entry; format: string };

const runsIn = <Entry extends EngineEntry>(of: readonly Entry[], release?: string): Run<Entry>[] =>
  of.flatMap((engine) =>
    Object.entries(engine.formats)
      .filter(([, since]) => release === undefined || Number.parseInt(release, 10) >= since)
      .map(([format]) => ({ engine, format })),
  );

/**
 * Everything that the page can run of a release, in the order of the engines: the one table of engine, format and release.
 * @param release release of the library, as its `version` says it; without it, of any release
 */
export const runsOf = (release?: string): Run[] => runsIn(pageEngines, release);

/** What the page runs without being asked, of all that can be run of a release. */
export const runsAtOnce = (release: string): Run[] => runsOf(release).filter(({ engine }) => !engine.onRequest);

/** The same, and what runs in our tests only. */
export const allRunsOf = (release?: string): Run<EngineEntry>[] => runsIn(engines, release);

/** What is counted in the proof of a release: what runs without being asked, on the page or in our tests. */
export const runsInProof = (release: string): Run<EngineEntry>[] =>
  allRunsOf(release).filter(({ engine }) => !engine.onRequest);

/** The engines of the page that run a format in a release; none for the two JSON formats, which no query language reads. */
export const enginesOf = (format: string, release?: string): PageEngine[] =>
  runsOf(release).flatMap((run) => (run.format === format ? [run.engine] : []));

/** The engine that runs a format in a release on the page, without being asked for by name. */
export const engineOf = (format: string, release?: string): PageEngine | undefined =>
  enginesOf(format, release).find(({ onRequest }) => !onRequest);

/** The engine that runs a format in our tests only, of which the page has to say so. */
export const engineInTests = (format: string, release?: string): EngineEntry | undefined =>
  allRunsOf(release).find((run) => run.format === format && !isOnPage(run.engine))?.engine;
