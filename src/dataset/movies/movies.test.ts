import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moviesFile, readMovies } from './readMovies';

it('the movies are the file that the README says they are', () => {
  const digest = createHash('sha256').update(readFileSync(moviesFile)).digest('hex');
  expect(readFileSync('src/dataset/movies/README.md', 'utf8')).toContain(digest);
  expect(readMovies()).toHaveLength(3201);
});
