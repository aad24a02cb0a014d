import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documentedLines, type Line, latest } from '../../lines/lines';
import { type Docs, twinOf } from './twinOf';

const folder = mkdtempSync(path.join(tmpdir(), 'twin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = 'https://example.org/base';
const { docs: docsFolder, release } = documentedLines().find(({ id }) => id === latest) as Line;

/** The twin of a text; a page outside the docs belongs to the latest line. */
function twin(mdx: string): Promise<string> {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, mdx);
  const docs: Docs = {
    root,
    pages: new Map([[path.join(folder, 'other.mdx'), `${root}/docs/other`]]),
    placesOf: () => new Map(),
  };
  return twinOf({ file, url: `${root}/docs/page`, title: 'A page', description: 'What it says.' }, docs, []);
}

describe('twin of a page', () => {
  it('has title, description, prose and headings without their comments', async () => {
    expect(await twin('---\ntitle: x\n---\n\nRelease {{release}}.\n\n## Write {/* #own */}\n\nText.\n')).toBe(
      `# A page\n\n> What it says.\n\nRelease ${release}.\n\n## Write\n\nText.\n`,
    );
  });

  it('says since when names are there, as the page does by a badge', async () => {
    const file = path.resolve(docsFolder, 'api/querybuilder.mdx');
    const docs: Docs = { root, pages: new Map(), placesOf: () => new Map(), allowsBrokenLinks: true };
    const text = await twinOf({ file, url: `${root}/docs/x`, title: 'x', description: 'y' }, docs, []);
    expect(text).toMatch(/^### `onQueryChange`\n\n\*Availability: in [\d.]+ already\.\*\n/m);
    expect(text.match(/^\*Availability: new between [\d.]+ and [\d.]+/gm)?.length).toBeGreaterThan(3);
  });

  it('has absolute links', async () => {
    const text = await twin('[a](#x) [b](./other.mdx#y) [c](/demo) [d](https://d.example/)\n');
    expect(text).toContain(
      `[a](${root}/docs/page#x) [b](${root}/docs/other#y) [c](${root}/demo) [d](https://d.example/)`,
    );
  });

  it('has what a part says that stands beside it', async () => {
    writeFileSync(path.join(folder, '_part.mdx'), '| a |\n| --- |\n| [b](./other.mdx#y) |\n');
    const text = await twin("import Part from './_part.mdx';\n\nBefore.\n\n<Part />\n");
    expect(text).toContain(`Before.\n\n| a |\n| - |\n| [b](${root}/docs/other#y) |\n`);
  });

  it('has the link in a place that has moved to another page', async () => {
    expect(await twin('See <span id="y">[`y`](./other.mdx#y)</span>.\n')).toContain(
      `See [\`y\`](${root}/docs/other#y).`,
    );
  });

  it('has code, captured output and what a component only shows', async () => {
    const text = await twin('<Sample file="intro-formats.ts" region="store" output="json" />\n');
    expect(text).toMatch(/```ts title="Code · intro-formats.ts"\n[^`]*formatQuery/);
    expect(text).toMatch(new RegExp(`\`\`\`json title="Output · captured from ${release}"\\n[^\`]*"rules"`));
    expect(await twin('<Sample file="controlled-query.tsx" show="preview" />\n')).toContain(
      `**Live preview**: [\`controlled-query.tsx\`](${root}/docs/page)`,
    );
  });

  it('has the install command of every package manager', async () => {
    const text = await twin('```bash npm2yarn\nnpm install x\n```\n');
    expect(text.match(/title="\w+"\n.*/g)).toEqual([
      'title="npm"\nnpm install x',
      'title="yarn"\nyarn add x',
      'title="pnpm"\npnpm add x',
      'title="bun"\nbun add x',
    ]);
  });

  it('has boxes and folded parts', async () => {
    expect(await twin(':::warning[Careful]\n\nText.\n\n:::\n')).toContain('> **Careful**\n>\n> Text.');
    expect(await twin('<details>\n<summary>More `x`</summary>\n\nText.\n\n</details>\n')).toContain(
      '**More `x`**\n\nText.',
    );
  });

  it('has tables of the API and their types with bars', async () => {
    const text = await twin('<PropsTable name="Field" />\n\n<Signature name="formatQuery" />\n');
    expect(text).toMatch(/\| Field \| Type \|\n\|[ -|]+\n\| `\w+\??` \| /);
    expect(text).toContain(' \\| ');
    expect(text).toMatch(/```ts\nfunction formatQuery\(/);
  });

  it.each([
    ['<Unknown />\n', '<Unknown> has no Markdown'],
    ['Text {value}.\n', 'no Markdown is known'],
    ['[a](./nowhere.mdx)\n', './nowhere.mdx leads to no page'],
    [':::warning Careful\n\nText.\n\n:::\n', 'a box is written'],
    ['<Sample file="no-such.ts" />\n', 'does not exist'],
  ])('is refused for %j', async (mdx, reason) => {
    await expect(twin(mdx)).rejects.toThrow(reason);
  });
});
