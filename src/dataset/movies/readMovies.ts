import { readFileSync } from 'node:fs';
import type { MovieRow } from '../fields';

/** Where the table stands, from the repository's folder. */
export const moviesFile = 'src/dataset/movies/movies.json';

/** All rows of the movies, in Node: for tests. */
export const readMovies = (): MovieRow[] => JSON.parse(readFileSync(moviesFile, 'utf8'));
