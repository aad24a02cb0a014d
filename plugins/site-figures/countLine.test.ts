import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { coverage } from '../library-api/coverage';
import { countLine } from './countLine';

describe.each(documentedLines())('figures of $release', (line) => {
  const figures = countLine(line, process.cwd());
  it('count what the coverage gate checks', () => {
    const { runtime, props } = coverage(line);
    expect({ exports: figures.exports, props: figures.props }).toEqual({ exports: runtime.total, props: props.total });
  });
  it('count samples and captured outputs, and neither installed packages nor test scripts', () => {
    const { dependencies } = JSON.parse(readFileSync(`${line.samples}/package.json`, 'utf8'));
    expect(figures.release).toBe(dependencies['react-querybuilder']);
    expect(figures.samples).toBeGreaterThan(4);
    expect(figures.samples).toBeLessThan(250);
    expect(figures.outputs).toBeGreaterThan(0);
  });
  it('count the queries that the proof was made with', () => {
    expect(figures.queries).toBe(2000);
  });
});
