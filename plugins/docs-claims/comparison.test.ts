import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';

const lines = documentedLines().filter(({ docs }) => existsSync(`${docs}/recipes/comparison.mdx`));

/** Cells of the table by the head of their row. */
const rowsOf = (docs: string) =>
  new Map(
    pageText(`${docs}/recipes/comparison.mdx`)
      .split('\n')
      .filter((row) => row.startsWith('| '))
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, head = '', ...cells]) => [head, cells] as const),
  );

describe.each(lines.map((line) => [line.release, line] as const))('the comparison of %s', (_, { docs }) => {
  const rows = rowsOf(docs);

  it('counts companions of this library, as it counts those of others', () => {
    for (const [head, [own]] of rows)
      if (/^Functions as values|elative dates/.test(head)) expect(own, head).toMatch(/companion/);
    expect([...rows.keys()].join()).toMatch(/elative dates/);
  });

  it('says which release of this library runs on the newest React that others run on', () => {
    const [own, ...others] = rows.get('Needs React') as string[];
    expect(others.join()).toMatch(/to 19/);
    expect(own).toMatch(/19/);
  });
});
