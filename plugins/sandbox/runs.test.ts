import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Script } from 'node:vm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { documentedLines, type Line } from '../../lines/lines';
import { isDeep, seed } from '../../scripts/testScale';
import type { Report } from '../../src/sandbox/messages';
import { runtimeOf } from '../../src/sandbox/runtimeOf';
import { coverOfSamples } from '../remark-samples/coverOfSamples.fixture';
import { type Outputs, outputsFile } from '../remark-samples/outputs';
import { type Bundles, bundleRuntime } from './bundles';
import { bundleSamples, renderBundled, runInRealm } from './frameRealm';
import { react19 } from './runtimes';
import { editableSamples } from './samples';

/** What a run has printed, line by line. */
const outputsOf = (reports: Report[]) =>
  reports.flatMap((report) => (report.kind === 'printed' && report.level === 'log' ? report.text.split('\n') : []));

/** What differs, and says nothing else: a bundler's number behind a variable's name, and ids that React 19 makes. */
const plain = (outputs: string[]) =>
  JSON.parse(
    JSON.stringify(outputs)
      .replaceAll(/\b([a-z])\d(?=(\.\w+)* is not )/g, '$1')
      .replaceAll(/ (for|id)=\\"_R_\w+_\\"/g, ''),
  );

/** Ids of rules and groups are random, as Mantine's are, and those of React count what was made before. */
const withoutIds = (html: string) =>
  html
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|-0\.\d{9,}/g, '…')
    .replaceAll(/(?::r\w+:|_r_\w+_|«r\w+»)/g, '…')
    .replaceAll(/(?<=(?:id|for|controls)=")mantine-[a-z\d]+/g, '…');

/** Release 5 has a part of React 18 inside, so that what draws it fails under React 19, as its docs say. */
const drawsRelease5 = ['migrate-to-6.ts'];

/** Mistakes that React's build for production has numbers for, and words of what is said instead. */
const mistakes = [
  ['const A: any = undefined;\nexport default () => <A />;', /expected a string or a component, but got: undefined/],
  ['export default () => <p>{{ a: 1 } as any}</p>;', /not valid as a React child \(found: object with keys \{a\}\)/],
  ['export default () => <br>text</br>;', /<br> is a void element/],
  ["export default () => <p style={'color: red' as any} />;", /`style` prop must be an object/],
  [
    "import { useState } from 'react';\nexport default function A() { const [n, set] = useState(0); set(n + 1); return n; }",
    /Too many re-renders/,
  ],
  [
    "import { useState } from 'react';\nexport default function A() { const [n, set] = useState(0); if (n < 1) set(1); else useState(1); return n; }",
    /Rendered more hooks/,
  ],
] as const;

const lines = documentedLines();
const next = lines[0] as Line;
const all = lines.flatMap((line) =>
  Object.entries(editableSamples(line)).map(([name, sample]) => ({ release: line.release, name, ...sample })),
);
/** plugins/remark-samples runs every sample: this run is about the tools, so it takes what makes a difference to them. */
const cover = new Set(coverOfSamples(all));
/** Samples of a line that are run: of the others a tenth, another one for each day's commits. */
const runOf = ({ release }: Line) =>
  all.filter(
    (sample, at) => sample.release === release && (isDeep('samples') || cover.has(sample) || (at + seed) % 10 === 0),
  );
/** A page of the docs says of its samples that they are mounted under React 19, too. */
const saidOf = readFileSync(path.join(next.docs, 'compat.mdx'), 'utf8');
const withReact19 = all.filter(
  (sample) =>
    sample.release === next.release &&
    (isDeep('samples') ||
      cover.has(sample) ||
      runtimeOf(next.major, sample.name) !== next.major ||
      saidOf.includes(`file="${sample.name}"`)),
);

const rows = [
  ...lines.map((line) => [`${line.release} under React 18`, line, {}, runOf(line)] as const),
  // So that samples of lines that need an older React can keep it when the site itself moves on.
  [`${next.release} under React 19`, next, react19, withReact19] as const,
];

describe.each(rows)('in the frame of the editor, samples of %s', (_, line, instead, run) => {
  const samples = run.map((sample) => [sample.name, sample] as const);
  const shown = samples.filter(([name]) => name.endsWith('.tsx'));
  let bundles: Bundles;
  let whole: Script;
  beforeAll(async () => {
    bundles = await bundleRuntime({ line, samples: editableSamples(line), instead });
    const names = shown.map(([name]) => name);
    whole = bundleSamples(path.resolve(line.samples), names, instead);
  });

  it.each(mistakes)('%j is told in words', async (text, words) => {
    const { reports, close } = await runInRealm('a.tsx', { text, beside: {} }, bundles);
    close();
    expect(reports.at(-1)).toMatchObject({ kind: 'failed', text: expect.stringMatching(words) });
  });

  it.each(samples.filter(([name]) => name.endsWith('.ts')))('%s prints what was captured', async (name, sample) => {
    const { reports, close } = await runInRealm(name, sample, bundles);
    close();
    if ('react' in instead && drawsRelease5.includes(name)) {
      expect(reports.at(-1)).toMatchObject({ kind: 'failed', text: expect.stringContaining('ReactCurrentOwner') });
      return;
    }
    expect(reports.filter(({ kind }) => kind !== 'printed')).toEqual([{ kind: 'done' }]);
    const captured: Outputs = JSON.parse(readFileSync(outputsFile(path.resolve(line.samples, name)), 'utf8'));
    expect(plain(outputsOf(reports))).toEqual(Object.values(captured).flat());
  });
  it.each(shown)('%s shows what a bundler makes of it', async (name, sample) => {
    const edited = await runInRealm(name, sample, bundles);
    const bundled = await renderBundled(name, whole);
    expect(edited.reports).toEqual([{ kind: 'done' }]);
    // What a sample loads comes to each document in its own time.
    await vi.waitFor(() => expect(withoutIds(edited.html())).toBe(withoutIds(bundled.html())), 5000);
    expect(edited.html()).not.toBe('');
    edited.close();
    bundled.close();
  });
});
