import { runs, seed } from '@site/scripts/testScale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../compile/compile';
import { createPace } from '../frame/pace';
import { hostName } from '../hostName';
import { endless } from './endless';

test('what has no end is stopped, however it is written', () => {
  for (const text of fc.sample(endless, { numRuns: runs(300), seed })) {
    const made = compile(text, 'a.ts');
    if ('refused' in made) throw new Error(`${text}: ${made.refused.message}`);
    let time = 0;
    const pace = createPace(() => {}, { now: () => ++time, later: () => {} });
    const run = () => new Function(hostName, 'require', 'exports', made.code)({ ask: pace }, () => {}, {});
    expect(run, text).toThrow(/ran for too long|call stack/);
  }
});
