import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documentedLines, type Line } from '../../lines/lines';
import { apiJson } from '../library-api/apiJson';
import { type ComparedLine, lineChanges } from './lineChanges';

const folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = 'https://example.org';
const find = (id: string) => documentedLines().find((line) => line.id === id) as Line;

/** A line with one page about export, whose sample has this code and printed this. */
function line(id: string, code: string, printed: string): ComparedLine {
  const source = path.join(folder, `${id}-${code.length}.ts`);
  writeFileSync(source, code);
  const own = find(id);
  return {
    line: own,
    root,
    api: apiJson(own, root),
    pages: [
      {
        page: 'api/export',
        title: 'Export',
        place: `${own.path}/api/export`,
        sections: [{ anchor: 'sql', title: 'sql', text: `Release ${own.release} of ${own.label}` }],
        outputs: [{ sample: 'sql.ts', source, text: printed }],
      },
    ],
  };
}

describe('changes between lines', () => {
  it('have outputs of the same code as a word diff, and name those of other code', () => {
    const outputs = (code: string) =>
      lineChanges(line('4', 'same', 'a = 1'), line('5', code, 'a = 2'), []).pages[0]?.outputs;
    expect(outputs('same')).toEqual([
      {
        sample: 'sql.ts',
        text: [
          ['=', 'a = '],
          ['-', '1'],
          ['+', '2'],
        ],
      },
    ]);
    expect(outputs('another')).toEqual([{ sample: 'sql.ts' }]);
  });

  it('put names on the page that explains them, and what formatQuery returns on its own', () => {
    const observed = [{ format: 'cel', query: 'null', before: 'a', after: 'b' }];
    const { lines, pages } = lineChanges(line('4', 'x', 'y'), line('5', 'x', 'y'), observed);
    expect(lines.map(({ label }) => label)).toEqual(['v4.x', 'v5.x']);
    const [page] = pages;
    expect(page?.sections).toEqual([]);
    expect(page?.outputs).toMatchObject([{ sample: 'cel: null' }]);
    expect(page?.names.every(({ place }) => place?.startsWith('/docs/api/export'))).toBe(true);
  });
});
