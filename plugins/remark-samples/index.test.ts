import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkSamples } from '.';

const page = path.resolve('versioned_docs/version-5/intro.mdx');

/** A page with one `<Sample>` on its line 7: the attributes that it gets, and what the page then imports. */
function page7(attributes: Record<string, string>, name = 'Sample') {
  const node = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 20 } },
  };
  const tree = { type: 'root', children: [node] } as unknown as Root;
  remarkSamples()(tree, new VFile({ path: page }));
  const [first] = tree.children as { type: string; value?: string }[];
  return {
    attributes: node.attributes.map(({ name }) => name),
    imports: first?.type === 'mdxjsEsm' ? (first.value ?? '').split('\n') : [],
  };
}
const transform = (attributes: Record<string, string>) => page7(attributes).attributes;

describe('remarkSamples', () => {
  it('gives a sample its text, its release and a loader', () => {
    expect(transform({ file: 'controlled-query.tsx' })).toEqual(['file', 'html', 'release', 'isEditable', 'load']);
  });
  it('leaves the loader out where only the source is shown', () => {
    expect(transform({ file: 'controlled-query.tsx', show: 'source' })).not.toContain('load');
  });
  it('gives code that prints its text and its output, of a region in a language, and no loader', () => {
    const { attributes, imports } = page7({ file: 'import-cel.ts', output: 'sql' });
    expect(attributes).toEqual(['file', 'output', 'html', 'outputHtml', 'release', 'isEditable']);
    expect(imports).toEqual([
      expect.stringMatching(/^import sample0 from "!!.*loader\.mjs!.*\/_samples\/import-cel\.ts\?whole=yes";$/),
      expect.stringMatching(
        /^import sample1 from "!!.*loader\.mjs!.*\/_samples\/outputs\/import-cel\.json\?output=sql";$/,
      ),
    ]);
    expect(page7({ file: 'import-cel.ts' }).imports[1]).toMatch(/\?output=js";$/);
    const { imports: ofRegion } = page7({ file: 'adding-removing-query-properties-survive.ts', region: 'clone' });
    expect(ofRegion.map((line) => line.split('?')[1])).toEqual([
      'region=clone&whole=yes";',
      'region=clone&output=js";',
    ]);
  });
  it.each([
    ['import-cel.ts', 'source', ['html', 'release', 'isEditable']],
    ['controlled-query.tsx', 'preview', ['release', 'load']],
  ])('gives %s what show="%s" asks for', (file, show, given) =>
    expect(transform({ file, show })).toEqual(['file', 'show', ...given]),
  );
  it('leaves other elements alone', () => expect(page7({}, 'Other')).toEqual({ attributes: [], imports: [] }));
  it.each([
    [{ file: 'release.ts' }, /release\.ts: .*npm run capture writes the outputs/],
    [{ file: 'missing.tsx' }, /_samples\/missing\.tsx does not exist/],
    [{ file: 'controlled-query.tsx', region: 'nowhere' }, /no region "nowhere"/],
    [{ file: 'import-cel.ts', show: 'output' }, /an output stands beside the code that made it/],
    [{}, /"file" is missing/],
  ])('fails with page and line for %j', (attributes, message) => {
    expect(() => transform(attributes as Record<string, string>)).toThrow(message);
    try {
      transform(attributes as Record<string, string>);
    } catch (error) {
      expect(String((error as { name: string }).name)).toContain('intro.mdx:7');
    }
  });
});
