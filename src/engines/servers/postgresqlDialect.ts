import { type Dialect, knownDialect } from '../model';
import { type CollationName, collations } from './collations';
import { postgresql } from './postgresql';
import type { Asked } from './predict';

/** How PostgreSQL with a collation reads an export; nothing for a format that it does not. */
export function postgresqlDialect(collation: CollationName, asked: Omit<Asked, 'exported' | 'query'>) {
  const written = knownDialect(asked.format, asked.version, asked.parseNumbers, 'sqlite');
  return written && withModel(written, postgresql({ collation: collations[collation], isWhole: () => false }));
}

/** The same export, as another model reads it. */
export const withModel = (dialect: Dialect, model: Dialect['model']): Dialect => ({
  ...dialect,
  model,
  causes: new Set(model.switches),
});
