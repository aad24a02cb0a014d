import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('no file of the build names the place where it was made', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css|json|xml|txt|conf)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(existsSync('build/index.html')).toBe(true);
  expect(files.filter((file) => readFileSync(path.join('build', file), 'utf8').includes(process.cwd()))).toEqual([]);
});
