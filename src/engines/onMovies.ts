import { loadMovies } from '../dataset/loadMovies';
import { createClient, type EngineClient } from './client';
import { type EngineId, engines } from './registry';

/** The engines of the page with the movies table in them; each starts with its first query. */
export const onMovies = Object.fromEntries(
  engines.map(({ id, start }) => [id, createClient({ start, table: loadMovies })]),
) as Record<EngineId, EngineClient>;
