import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines, type Line } from '../../../config/lines';
import { type Fence, fencesBelow, readFences } from './fences';
import { sampleFiles, typeCheck } from './typeCheck';

const lines = documentedLines();
const latest = lines[1] as Line;
const fences = [...lines.map(({ docs }) => docs), 'src/pages'].flatMap((folder) => fencesBelow(path.resolve(folder)));

/** Which line's release a block is compiled against. */
const lineOf = (fence: Fence): Line | undefined =>
  fence.release
    ? lines.find(({ release }) => release.split('.')[0] === fence.release)
    : (lines.find(({ docs }) => fence.page.startsWith(`${path.resolve(docs)}/`)) ?? latest);

describe('types', () => {
  it.each(lines.map((line) => [line.release, line] as const))(
    'samples and code blocks compile against %s',
    (_, line) => {
      const own = fences.filter((fence) => !fence.fragment && lineOf(fence) === line);
      expect(typeCheck(line.samples, sampleFiles(line.samples), own)).toEqual([]);
    },
    60_000,
  );

  it('every block is compiled against a documented release', () => {
    expect(fences.filter((fence) => !lineOf(fence)).map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  });

  it.each(lines.map((line) => [line.release, line] as const))(
    'of %s fewer than one block in five is a fragment',
    (_, line) => {
      const own = fences.filter((fence) => lineOf(fence) === line);
      const fragments = own.filter(({ fragment }) => fragment).length;
      console.log(
        `${line.release}: ${sampleFiles(line.samples).length} samples, ${own.length} blocks, ${fragments} fragments`,
      );
      expect(fragments === 0 || fragments * 5 < own.length, `${fragments} of ${own.length} blocks are fragments`).toBe(
        true,
      );
    },
  );

  it('names page and line of an error in a block', () => {
    const [fence] = readFences(
      path.resolve('docs/page.mdx'),
      '# Title\n\n```ts\nexport const a = 1;\nexport const b: string = a;\n```\n',
    );
    expect(typeCheck(latest.samples, [], [fence as Fence])).toEqual([
      "docs/page.mdx:5 Type 'number' is not assignable to type 'string'.",
    ]);
  });
});
