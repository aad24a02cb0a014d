import { allRunsOf, type EngineId } from '../registry';
import type { CauseId } from './causes';
import type { EngineModel } from './EngineModel';
import { models } from './models';

/** How one release writes one format, and how an engine understands that. */
export type Dialect = {
  format: string;
  /** Major version of the release: 3, 4, 5, 8. */
  major: number;
  parseNumbers: boolean;
  /** The engine's part of the model. */
  model: EngineModel;
  /** The switches that are on. */
  causes: ReadonlySet<CauseId>;
};

/**
 * The dialect of a format.
 * @param release release of the library, as its `version` says it
 * @param engine the engine that runs it, if the format has several; else the first that the model knows
 * @returns none when the model knows no such engine for the format in the release
 */
export function knownDialect(
  format: string,
  release: string,
  parseNumbers = false,
  engine?: EngineId,
): Dialect | undefined {
  const ids = allRunsOf(release).flatMap((run) => (run.format === format ? [run.engine.id] : []));
  const [model] = ids.flatMap((id) => (id === (engine ?? id) && models[id]) || []);
  const major = Number.parseInt(release, 10);
  return model && { format, major, parseNumbers, model, causes: new Set(model.switches) };
}

/**
 * The same, for a format that the model is known to predict.
 * @throws when it does not
 */
export function dialectOf(...parts: Parameters<typeof knownDialect>): Dialect {
  const dialect = knownDialect(...parts);
  if (!dialect) throw new Error(`The model knows no engine for ${parts[0]} of ${parts[1]}.`);
  return dialect;
}

/** The same dialect with some of its switches off: it then behaves as the query means in these respects. */
export const without = (dialect: Dialect, off: Iterable<CauseId>): Dialect => {
  const causes = new Set(dialect.causes);
  for (const cause of off) causes.delete(cause);
  return { ...dialect, causes };
};

/** What a query means, to which the formats are compared: SQL's logic with typed columns and plain text. */
export const meaning = (dialect: Dialect): Dialect => ({ ...dialect, causes: new Set() });
