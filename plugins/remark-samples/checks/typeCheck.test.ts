import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparedReleases, documentedLines, type Line, lineOfPage } from '../../../lines/lines';
import { sampleFiles } from '../sampleFiles';
import { type Fence, fencesBelow, readFences } from './fences';
import { importingRegions } from './printedBlocks';
import { typeCheck, typeCheckAll } from './typeCheck';

const lines = documentedLines();
const fences = [...lines.map(({ docs }) => docs), 'src/pages'].flatMap((folder) => fencesBelow(path.resolve(folder)));

/** The release a block is compiled against: the one it names, or that of its page's line. */
const releaseOf = ({ release, page }: Fence): string => {
  const own = lineOfPage(page).release;
  return release ? (comparedReleases().find(({ major }) => major === release)?.release ?? 'unknown') : own;
};

describe('types', () => {
  const blocksOf = (release: string) =>
    fences.filter(({ fragment, notRun, ...fence }) => !fragment && !notRun && releaseOf(fence as Fence) === release);

  it('samples, code blocks and printed regions with an import compile against the release of their line', () => {
    const all = lines.map(({ docs, samples, release }) => ({
      samples,
      files: sampleFiles(samples),
      // What a page prints of a sample with an import, a reader takes for whole.
      fences: [...blocksOf(release), ...importingRegions(path.resolve(docs))],
    }));
    for (const { samples, files } of all) expect(files.length, samples).toBeGreaterThan(0);
    expect(typeCheckAll(all)).toEqual([]);
  }, 300_000);

  const between = comparedReleases().filter(({ installedAs }) => installedAs !== 'react-querybuilder');
  it.each(between)(
    'code blocks compile against $release',
    ({ release, samples, installedAs }) => {
      expect(blocksOf(release)).not.toEqual([]);
      expect(typeCheck(samples, [], blocksOf(release), installedAs)).toEqual([]);
    },
    300_000,
  );

  it('every block names a release that is installed', () => {
    const unknown = fences.filter((fence) => releaseOf(fence) === 'unknown');
    expect(unknown.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  });

  it.each(lines.map((line) => [line.release, line] as const))(
    'of %s fewer than one block in five is a fragment',
    (_, line) => {
      const own = fences.filter((fence) => releaseOf(fence) === line.release);
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
    expect(typeCheck((lines[1] as Line).samples, [], [fence as Fence])).toEqual([
      "docs/page.mdx:5 Type 'number' is not assignable to type 'string'.",
    ]);
  });
});
