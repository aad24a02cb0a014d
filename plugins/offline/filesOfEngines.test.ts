import { expect, it } from 'vitest';
import { filesOfEngines } from './filesOfEngines';

const chunk = (runtime: string[], files: string[], auxiliaryFiles: string[] = []) => ({
  runtime,
  files,
  auxiliaryFiles,
});
const chunks = [
  { ...chunk(['aa'], ['a.js']), names: ['worker-a'], entry: true },
  { ...chunk(['bb'], ['b.js'], ['shared.wasm']), names: ['worker-b'], entry: true },
  chunk(['bb'], ['b-late.js'], ['b.wasm']),
  chunk(['aa', 'bb'], ['shared.js'], ['shared.wasm']),
  chunk(['runtime~main'], ['main.js']),
];

it('are the files of chunks that nothing but its worker runs', () =>
  expect(filesOfEngines(chunks)).toEqual([
    { id: 'a', files: ['a.js'] },
    { id: 'b', files: ['b-late.js', 'b.js', 'b.wasm'] },
  ]));
it('a bundle whose workers are called otherwise fails the build', () =>
  expect(() => filesOfEngines(chunks.slice(2))).toThrow('No chunk of the bundle is called worker-'));
