import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkSamples } from '.';

const page = path.resolve('versioned_docs/version-5/intro.mdx');

/** A page with one `<Sample>` on its line 7. */
function transform(attributes: Record<string, string>) {
  const node = {
    type: 'mdxJsxFlowElement',
    name: 'Sample',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 20 } },
  };
  const tree = { type: 'root', children: [node] } as unknown as Root;
  remarkSamples()(tree, new VFile({ path: page }));
  return node.attributes.map(({ name }) => name);
}

describe('remarkSamples', () => {
  it('gives a sample its text, its release and a loader', () => {
    expect(transform({ file: 'controlled-query.tsx' })).toEqual(['file', 'html', 'release', 'load']);
  });
  it('leaves the loader out where only the source is shown', () => {
    expect(transform({ file: 'controlled-query.tsx', show: 'source' })).not.toContain('load');
  });
  it.each([
    [{ file: 'missing.tsx' }, /_samples\/missing\.tsx does not exist/],
    [{ file: 'controlled-query.tsx', region: 'nowhere' }, /no region "nowhere"/],
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
