import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { coverage } from '../library-api/coverage';
import { isSample } from '../remark-samples/isSample';
import { outputsFile } from '../remark-samples/outputs';
import { sampleFiles } from '../remark-samples/sampleFiles';
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
    const mounted = sampleFiles(line.samples, /\.tsx$/).filter(isSample);
    const printing = sampleFiles(line.samples, /\.ts$/).filter((file) => existsSync(outputsFile(file)));
    expect(figures.samples).toBe(mounted.length + printing.length);
    const regions = printing.flatMap((file) => Object.keys(JSON.parse(readFileSync(outputsFile(file), 'utf8'))));
    expect(figures.outputs).toBe(regions.length);
  });
  it('count the queries that the proof was made with', () => {
    expect(figures.queries).toBe(2000);
  });
});
