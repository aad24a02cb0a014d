import { describe, expect, it } from 'vitest';
import type { DataSet } from '../DataSet';
import { limits } from '../limits';
import { problemText } from '../problems';
import { readInput } from './readInput';
import { read } from './readOfTests';
import { tables } from './tables';

describe('a table', () => {
  it('has a quoted cell of 9 MB as one cell', async () => {
    const cell = 'a "" b,\n'.repeat(1_100_000);
    const { columns, problems } = await read(`x,y\n1,"${cell}"\n2,z\n`);
    expect(columns.y).toEqual([cell.replaceAll('""', '"'), 'z']);
    expect(problems).toEqual([]);
  });

  it('of 500 columns loses those beyond the limit, and says so', async () => {
    const row = (prefix: string) => Array.from({ length: 500 }, (_, index) => `${prefix}${index}`).join();
    const { labels, words } = await read(`${row('c')}\n${row('')}`);
    expect(labels).toHaveLength(limits.columns);
    expect(words).toEqual([
      `Row 1, column c${limits.columns}: Only the first ${limits.columns} columns are read.`,
      `${500 - limits.columns} columns are left out.`,
    ]);
  });

  it('comes in pieces, of which cells and line breaks may be cut', async () => {
    const cell = `"${'é,\r\n'.repeat(40)}"`;
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index},${cell},"x"`);
    const { rows: count, columns, problemCount } = await read(`n,t,u\r\n${rows.join('\r\n')}\r\n`);
    // That of line breaks in cells.
    expect([count, problemCount]).toEqual([20_000, 1]);
    expect(columns.n?.at(-1)).toBe(19_999);
    expect(new Set(columns.t)).toEqual(new Set(['é,\n'.repeat(40)]));
  });

  it('gives its first rows before the rest, and tells how far it has come', async () => {
    const told: string[] = [];
    let first: DataSet | undefined;
    const rows = Array.from({ length: 200_000 }, (_, index) => `${index},text`).join('\n');
    await readInput(new Blob([`n,t\n${rows}`]), '', tables, {
      onFirstRows(set) {
        told.push('first');
        first = set;
      },
      onProgress: ({ bytes, total }) => told.push(bytes === total ? 'all' : 'part'),
    });
    expect(first?.table?.values[0]).toHaveLength(100);
    expect(told.indexOf('first')).toBeLessThanOrEqual(1);
    expect(told.at(-1)).toBe('all');
  });
});

describe('a file beyond the limits', () => {
  /** A file that says it is large, and has the same piece again and again. */
  class Large extends Blob {
    constructor(
      readonly piece: string,
      override readonly size: number,
    ) {
      super([piece]);
    }
    override slice(start = 0, end = this.size) {
      const length = Math.max(0, Math.min(end, this.size) - start);
      return new Blob([this.piece.repeat(Math.ceil(length / this.piece.length)).slice(0, length)]);
    }
  }
  const gigabytes = 2 * 2 ** 30;

  it('of 2 GB of CSV is read up to the limit of cells', async () => {
    const row = 'a,'.repeat(199).concat('a\n');
    const large = new Large(row, gigabytes);
    const { rows, problems } = await readInput(large, 'large.csv', tables);
    expect(rows * 200).toBeGreaterThanOrEqual(limits.cells);
    expect(rows * 200).toBeLessThan(limits.cells * 1.1);
    expect(problems.map(problemText).join()).toContain('more than 20,000,000 cells');
  });

  it('of 2 GB of JSON is refused before it is read', () =>
    expect(readInput(new Large('[{"a":1},', gigabytes), 'large.json', tables)).rejects.toThrow(
      'This JSON has 2,048 MB, and 96 MB can be read.',
    ));
});
