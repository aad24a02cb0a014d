// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { compile } from '../../src/sandbox/compile/compile';
import { mountComponent } from '../../src/sandbox/frame/mount';
import { createProgram } from '../../src/sandbox/frame/program';
import { filesFor } from '../../src/sandbox/manifest';
import type { Report } from '../../src/sandbox/messages';
import { outputsFile } from '../remark-samples/outputs';
import { bundleLine, type Bundles } from './bundles';
import { editableSamples, type EditableSample } from './samples';

// esbuild wants the realm's own, for which jsdom has put another.
vi.hoisted(() => {
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
});

// What jsdom lacks of what companions ask for when they mount.
window.matchMedia ??= ((media: string) => ({ media, matches: false, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} })) as never;
globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };

/** Runs a sample as the frame does, with this realm in the frame's place. */
async function run(name: string, { text, beside }: EditableSample, { manifest, files }: Bundles) {
  const compiled = (from: string, file: string) => {
    const made = compile(from, file);
    if ('refused' in made) throw new Error(`${file}: ${JSON.stringify(made.refused)}`);
    return made;
  };
  const reports: Report[] = [];
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const program = createProgram(
    async (code) => new Function(code)(),
    (report) => void reports.push(report),
    () => {},
    (component, require) => mountComponent(component, require, root, () => {}),
  );
  const entry = compiled(text, name);
  const others = Object.entries(beside).map(([at, from]) => [at, compiled(from, `${at}.ts`)] as const);
  const imports = [...entry.imports, ...others.flatMap(([, made]) => made.imports), 'react', 'react-dom/client'];
  for (const file of filesFor(imports, manifest)) {
    const names = Object.keys(manifest).filter((one) => manifest[one]?.file === file);
    await program.load(file, names, files[file] as string);
  }
  const giveBack = program.watchConsole();
  try {
    await program.run(name, entry.code, Object.fromEntries(others.map(([at, made]) => [at, made.code])));
  } finally {
    giveBack();
  }
  return { reports, html: root.innerHTML };
}

/** What a run has printed, as captured outputs have it. */
function outputsOf(reports: Report[]) {
  const outputs: Record<string, string[]> = {};
  for (const report of reports)
    if (report.kind === 'printed' && report.level === 'log')
      outputs[report.region] = [...(outputs[report.region] ?? []), ...report.text.split('\n')];
  return outputs;
}

const rows = [
  ...documentedLines().map((line) => [`${line.release} under React 18`, line, {}] as const),
  ...documentedLines().slice(0, 1).map((line) => [`${line.release} under React 19`, line, { react: 'react-19', 'react-dom': 'react-dom-19' }] as const),
];

describe.each(rows)('in the frame, samples of %s', (_, line, instead) => {
  const bundles = bundleLine(line, instead);
  const samples = Object.entries(editableSamples(line));

  it.each(samples.filter(([name]) => name.endsWith('.ts')))('%s prints what was captured', async (name, sample) => {
    const { reports } = await run(name, sample, await bundles);
    expect(reports.filter(({ kind }) => kind !== 'printed')).toEqual([{ kind: 'done' }]);
    expect(outputsOf(reports)).toEqual(JSON.parse(readFileSync(outputsFile(path.resolve(line.samples, name)), 'utf8')));
  });
  it.each(samples.filter(([name]) => name.endsWith('.tsx')))('%s is shown', async (name, sample) => {
    const { reports, html } = await run(name, sample, await bundles);
    expect(reports).toEqual([{ kind: 'done' }]);
    expect(html).not.toBe('');
  });
});
