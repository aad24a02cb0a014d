import { loadMovies } from '../dataset/loadMovies';
import { createClient, type EngineClient } from './client';
import { type EngineId, engines } from './registry';
import { workers } from './workers';

/** The engines of the page with the movies table in them; each starts, and downloads its files, with its first query. */
export const onMovies = Object.fromEntries(
  engines.map(({ id }) => [id, createClient({ start: workers[id], table: loadMovies })]),
) as Record<EngineId, EngineClient>;
