import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { isCapture } from '../../../scripts/testScale';
import { isSample } from '../isSample';
import { outputsFile } from '../outputs';
import { sampleFiles } from '../sampleFiles';
import { capture } from './capture';

// `npm run capture` rewrites the checked-in outputs.
describe.each(documentedLines().map((line) => [line.release, line] as const))('captured output of %s', (_, line) => {
  const samples = sampleFiles(line.samples, /\.ts$/).filter(isSample);

  it.each(samples.map((file) => [path.relative(line.samples, file), file]))(
    '%s',
    async (_, file) => {
      const outputs = await capture(() => import(/* @vite-ignore */ file as string));
      expect(Object.keys(outputs), 'the sample prints nothing').not.toEqual([]);
      const name = path.relative(line.samples, file as string).replace(/\.ts$/, '');
      const captured = outputsFile(file as string);
      if (!isCapture)
        expect(existsSync(captured), `${name}.ts has no captured output: npm run capture -- ${name}`).toBe(true);
      await expect(
        `${JSON.stringify(outputs, null, 2)}\n`,
        `${name}.ts prints something else than was captured: npm run capture -- ${name}, and read the diff`,
      ).toMatchFileSnapshot(captured);
    },
    30_000,
  );

  it('no output is left of a sample that is gone', () => {
    const folder = path.resolve(line.samples, 'outputs');
    const left = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : [];
    const wanted = new Set(samples.map((file) => path.relative(folder, outputsFile(file))));
    expect(left.filter((file) => file.endsWith('.json') && !wanted.has(file))).toEqual([]);
  });
});
