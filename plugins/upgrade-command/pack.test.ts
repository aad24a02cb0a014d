import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { comparedReleases } from '@site/lines/lines';
import { expect, it } from 'vitest';
import { packCommand } from './pack';
import { runOnExample } from './runOnExample';

/** A project with the packed command beside it; the result of running that. */
async function runPacked(files: Record<string, string>, typescript?: string, args: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-types-'));
  try {
    writeFileSync(path.join(folder, 'upgrade.tgz'), (await packCommand('https://docs.test/')).bytes);
    expect(spawnSync('tar', ['xzf', 'upgrade.tgz'], { cwd: folder }).status).toBe(0);
    const cwd = path.join(folder, 'project');
    mkdirSync(path.join(cwd, 'node_modules/@types'), { recursive: true });
    for (const name of ['react', '@types/react', '@types/prop-types', 'csstype'])
      symlinkSync(path.resolve('node_modules', name), path.join(cwd, 'node_modules', name));
    if (typescript) symlinkSync(typescript, path.join(cwd, 'node_modules/typescript'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['../package/upgrade.js', '--from', '6', '--to', '8', '--json', ...args, '.'],
      { cwd, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    return JSON.parse(stdout) as { unchecked: string[]; files: { name: string; findings: Finding[] }[] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
type Finding = { rule: string; line: number; href: string; compiler?: string };

const typed = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      types: [],
    },
  }),
  'package.json': '{}',
  // No rule finds the second: that the label goes into a text is said in the other file.
  'a.tsx': `import type { ActionProps, Controls } from 'react-querybuilder';
import { Text } from './b';
export const controls: Partial<Controls> = {};
export const Action = ({ label }: ActionProps) => <Text of={label} />;
export const wrong: string = 1;
`,
  'b.tsx': 'export const Text = ({ of }: { of?: string }) => <b>{of}</b>;\n',
};

it('types are checked by the project’s own TypeScript: what the new release breaks, under the rule that it is about', async () => {
  const { unchecked, files } = await runPacked(typed, path.resolve('node_modules/typescript'));
  expect(unchecked).toEqual([expect.stringMatching(/^Types of 2 files were checked by TypeScript 5\.\d/)]);
  const [{ findings } = { findings: [] }] = files;
  expect(findings).toMatchObject([
    { rule: 'type-arguments', line: 3, compiler: expect.stringContaining('TS2314') },
    {
      rule: 'label-node',
      line: 4,
      compiler: expect.stringContaining("'ReactNode'"),
      href: expect.stringContaining('#a-label'),
    },
  ]);
  expect(findings).toHaveLength(2);
});
it('without TypeScript 5, or without its settings, files are read by their syntax, and it says why', async () => {
  const none = await runPacked(typed);
  expect(none.unchecked).toEqual([expect.stringContaining('since TypeScript is not installed here')]);
  expect(none.files[0]?.findings).toMatchObject([{ rule: 'type-arguments', line: 3 }]);
  const { 'tsconfig.json': _, ...rest } = typed;
  const settings = await runPacked(rest, path.resolve('node_modules/typescript'));
  expect(settings.unchecked).toEqual([expect.stringContaining('since there is no tsconfig.json')]);
  const old = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-old-'));
  try {
    writeFileSync(path.join(old, 'index.js'), "exports.version = '4.9.5';");
    expect((await runPacked(typed, old)).unchecked).toEqual([
      expect.stringContaining('since TypeScript 4.9.5 is installed'),
    ]);
    writeFileSync(path.join(old, 'index.js'), "exports.version = '5.9.0';");
    expect((await runPacked(typed, old)).unchecked).toEqual([expect.stringContaining('since TypeScript failed (')]);
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
});
it('packs what npm takes for a package: one script to run, with the licences of what is in it', async () => {
  const packed = await packCommand('https://docs.test/');
  expect(packed.name).toMatch(/^upgrade-[0-9a-f]{8}\.tgz$/);
  expect((await packCommand('https://docs.test/')).name).toBe(packed.name);
  const folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-pack-'));
  try {
    writeFileSync(path.join(folder, packed.name), packed.bytes);
    expect(spawnSync('tar', ['xzf', packed.name], { cwd: folder }).status).toBe(0);
    const { bin, dependencies } = JSON.parse(readFileSync(path.join(folder, 'package/package.json'), 'utf8'));
    expect(dependencies).toBeUndefined();
    const licences = readFileSync(path.join(folder, 'package/LICENSE'), 'utf8');
    for (const name of ['acorn', 'diff', 'magic-string']) expect(licences).toContain(`\n${name}\n\n`);
    const script = path.join('package', bin['react-querybuilder-upgrade']);
    const { stdout, status } = spawnSync(process.execPath, [script, '--help'], { cwd: folder, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: ')]);
    // All of it has at most 3 MB, in which each release has its declarations and its licence.
    const types = path.join(folder, 'package/types');
    const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(files.reduce((sum, name) => sum + statSync(path.join(types, name)).size, 0)).toBeLessThan(3_000_000);
    for (const { major, release } of comparedReleases()) {
      const entries: Record<string, string> = JSON.parse(readFileSync(path.join(types, `${major}.json`), 'utf8'));
      for (const file of Object.values(entries)) expect(existsSync(path.join(types, file)), file).toBe(true);
      expect(readFileSync(path.join(types, entries['react-querybuilder'] ?? ''), 'utf8')).toContain('export');
      expect(licences).toContain(`\nreact-querybuilder ${release}, `);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
it('prints links to the site that serves it', async () =>
  expect(runOnExample(await packCommand('https://docs.test/base/'))).toContain('  https://docs.test/base/docs/'));
