import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import type { Report } from '../../src/sandbox/messages';
import { outputsFile } from '../remark-samples/outputs';
import { type Bundles, bundleLine } from './bundles';
import { runInRealm } from './frameRealm';
import { editableSamples } from './samples';

/** What a run has printed, as captured outputs have it. */
function outputsOf(reports: Report[]) {
  const outputs: Record<string, string[]> = {};
  for (const report of reports)
    if (report.kind === 'printed' && report.level === 'log')
      outputs[report.region] = [...(outputs[report.region] ?? []), ...report.text.split('\n')];
  return outputs;
}

/** What differs, and says nothing else: a bundler's number behind a variable's name, and ids that React 19 makes. */
const plain = (outputs: Record<string, string[]>) =>
  JSON.parse(
    JSON.stringify(outputs)
      .replaceAll(/\b([a-z])\d(?=(\.\w+)* is not )/g, '$1')
      .replaceAll(/ (for|id)=\\"_R_\w+_\\"/g, ''),
  );

/** Release 5 has a part of React 18 inside, so that what draws it fails under React 19, as its docs say. */
const drawsRelease5 = ['migrate-to-6.ts'];

const rows = [
  ...documentedLines().map((line) => [`${line.release} under React 18`, line, {}] as const),
  // So that samples of lines that need an older React can keep it when the site itself moves on.
  ...documentedLines()
    .slice(0, 1)
    .map(
      (line) => [`${line.release} under React 19`, line, { react: 'react-19', 'react-dom': 'react-dom-19' }] as const,
    ),
];

describe.each(rows)('in the frame of the editor, samples of %s', (_, line, instead) => {
  let bundles: Bundles;
  beforeAll(async () => {
    bundles = await bundleLine(line, instead);
  });
  const samples = Object.entries(editableSamples(line));

  it.each(samples.filter(([name]) => name.endsWith('.ts')))('%s prints what was captured', async (name, sample) => {
    const { reports } = await runInRealm(name, sample, bundles);
    if ('react' in instead && drawsRelease5.includes(name)) {
      expect(reports.at(-1)).toMatchObject({ kind: 'failed', text: expect.stringContaining('ReactCurrentOwner') });
      return;
    }
    expect(reports.filter(({ kind }) => kind !== 'printed')).toEqual([{ kind: 'done' }]);
    expect(plain(outputsOf(reports))).toEqual(
      JSON.parse(readFileSync(outputsFile(path.resolve(line.samples, name)), 'utf8')),
    );
  });
  it.each(samples.filter(([name]) => name.endsWith('.tsx')))('%s is shown', async (name, sample) => {
    const { reports, html } = await runInRealm(name, sample, bundles);
    expect(reports).toEqual([{ kind: 'done' }]);
    expect(html).not.toBe('');
  });
});
