// Which scripts browsers are told to compile while they arrive; plugins/bundle/compileHints.ts.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileHint, leastHinted } from '../../plugins/bundle/compileHints';
import { workerFolder } from '../../src/loading/workerFolder';
import { fileOf, routes } from '../fixtures/routes';

const isHinted = (file: string) => readFileSync(file, 'utf8').startsWith(compileHint);
const isLong = (file: string) => readFileSync(file, 'utf8').length >= leastHinted;

test('every long script that a page begins with is compiled while it arrives', () => {
  const address = /(?:<script src|<link rel=preload as=script [^>]*href)=(\S+?\.js)/g;
  const scripts = new Set(
    routes.flatMap((route) => Array.from(readFileSync(fileOf(route), 'utf8').matchAll(address), ([, file]) => file)),
  );
  const long = [...scripts].map((file) => `build${file}`).filter(isLong);
  expect(long.length).toBeGreaterThan(20);
  expect(long.filter((file) => !isHinted(file))).toEqual([]);
});

test('no worker compiles more than it calls', () => {
  const folder = path.join('build', workerFolder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => isHinted(path.join(folder, file)))).toEqual([]);
});
