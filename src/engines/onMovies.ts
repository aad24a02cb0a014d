import { loadMovies } from '../dataset/loadMovies';
import { createClient, type EngineClient } from './client';
import { type EngineId, engines, postgresql } from './registry';

/** The engines of the page with the movies table in them; each starts with its first query. */
export const onMovies = Object.fromEntries(
  engines.map(({ id, start }) => [id, createClient({ start, table: loadMovies })]),
) as Record<EngineId, EngineClient>;

/** PostgreSQL with the movies table in it; its first query starts a download of many megabytes. */
export const postgresqlOnMovies = createClient({ start: postgresql.start, table: loadMovies });
