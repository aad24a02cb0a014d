import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import changeText from '../changeLoader.mjs';
import { changes } from './index';

const run = (source: string, text: string, change: string) =>
  changeText.call({ resourcePath: 'file.js', getOptions: () => ({ text, change }) } as never, source);

it.each(changes)('finds what it changes in the installed %s', (file, text, change) => {
  expect(run(readFileSync(file, 'utf8'), text, change)).toContain(change);
});
it('fails the build when the text is not there, or more than once', () => {
  expect(() => run('a b', 'c', 'd')).toThrow('"c" stands 0 times in file.js');
  expect(() => run('c b c', 'c', 'd')).toThrow('"c" stands 2 times');
});
