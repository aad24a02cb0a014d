import { spawnSync } from 'node:child_process';
import {
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
import { afterEach, describe, expect, it } from 'vitest';
import { nameOf } from './listFiles';
import { runCommand } from './runCommand';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project in a folder of its own. */
function project(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-command-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
function run(cwd: string, ...args: string[]) {
  const [out, told] = [[] as string[], [] as string[]];
  const site = 'https://docs.test';
  const code = runCommand(args, {
    cwd,
    site,
    types: '',
    out: (text) => out.push(text),
    tell: (text) => told.push(text),
  });
  return { code, out: out.join(''), told: told.join('') };
}
const git = (cwd: string, ...args: string[]) => {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
    cwd,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
};
function committed(files: Record<string, string | Buffer>): string {
  const folder = project(files);
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'all');
  return folder;
}

const breaking = "import { parseSQL } from 'react-querybuilder';\nexport const query = parseSQL('a = 1');\n";
const step = ['--from', '6', '--to', '8'];

it('lists findings by rule, what breaks first, and changes nothing', () => {
  const folder = project({ 'src/a.ts': breaking, 'src/b.ts': breaking });
  const { code, out } = run(folder, ...step);
  expect(code).toBe(1);
  expect(out.indexOf('Breaks: Importers leave')).toBeGreaterThan(0);
  expect(out.indexOf('Breaks:')).toBeLessThan(out.indexOf('Behaves differently:'));
  expect(out).toContain('https://docs.test/docs/next/migrate-to-7#importers-leave-the-main-entry\n  src/a.ts:1 ');
  expect(out).toContain('2 can be rewritten. 2 files checked.\nTypes were not checked');
  expect(readFileSync(path.join(folder, 'src/a.ts'), 'utf8')).toBe(breaking);
});
it('ends with 0 where nothing is found, and with 2 where it cannot run', () => {
  const folder = project({ 'a.ts': 'export const a = 1;\n' });
  expect(run(folder, ...step)).toMatchObject({ code: 0, told: '' });
  expect(run(folder, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('Exit code') });
  for (const args of [
    ['--from', '9'],
    ['--from', '8', '--to', '7'],
    ['--colour'],
    [...step, 'gone'],
    [],
    [...step, '--json', '--markdown'],
  ])
    expect(run(folder, ...args), args.join(' ')).toMatchObject({
      code: 2,
      out: '',
      told: expect.stringMatching(/.\n$/),
    });
});
it('prints JSON for programs and a checklist for an issue', () => {
  const folder = project({ 'a.ts': breaking });
  const { files, from } = JSON.parse(run(folder, ...step, '--json').out);
  expect(from).toBe(6);
  expect(files[0]).toMatchObject({ name: 'a.ts', findings: [{ rule: 'importers', line: 1 }, { line: 2 }] });
  expect(run(folder, ...step, '--markdown').out).toMatch(
    /^## .*\n\n- \[ \] \*\*Breaks:\*\* .*\n {2}- `a\.ts:1` \(can be rewritten\)/,
  );
});

describe('package.json', () => {
  it('says the release; companions move, some go, and React has to be new enough', () => {
    const dependencies = {
      'react-querybuilder': '^5.4.0',
      '@react-querybuilder/antd': '^5.4.0',
      '@react-querybuilder/ts': '5',
      react: '^17',
    };
    const folder = project({ 'package.json': JSON.stringify({ dependencies }), 'src/a.ts': breaking });
    const { out } = run(folder, 'src');
    expect(out).toContain('from release 5 to 8');
    expect(out).toContain('Move `react-querybuilder`, `@react-querybuilder/antd` to release 8');
    expect(out).toContain('Remove `@react-querybuilder/ts`');
    expect(out).toContain('Move `react` and `react-dom` from 17 to 18');
    expect(run(folder, '--from', '6').told).toBe('package.json has release 5, and you said --from 6: 6 is taken.\n');
  });
  it('may be damaged', () => {
    const folder = project({ 'package.json': '{', 'a.ts': breaking });
    expect(run(folder, ...step).code).toBe(1);
  });
});

describe('files', () => {
  it('leaves out what git ignores, links and declarations, and counts what it does not read', () => {
    const folder = committed({ '.gitignore': 'out\n', 'a.ts': breaking, 'App.vue': '', 'b.d.ts': breaking });
    mkdirSync(path.join(folder, 'out'));
    writeFileSync(path.join(folder, 'out/c.ts'), breaking);
    symlinkSync(project({ 'outside.ts': breaking }), path.join(folder, 'linked'));
    symlinkSync(path.join(project({ 'outside.ts': breaking }), 'outside.ts'), path.join(folder, 'linked.ts'));
    const { out } = run(folder, ...step);
    expect(out).toContain('1 file checked.\n1 file ending in .vue not checked.\n1 file ending in .d.ts not checked.');
  });
  it('one that cannot be read ends nothing', () => {
    const folder = project({ 'a.ts': Buffer.from([0xff, 0xfe]), 'b.ts': `${breaking}const = 1;`, 'c.ts': breaking });
    const { code, out } = run(folder, ...step);
    expect(code).toBe(1);
    expect(out).toContain('a.ts:1:1 was not checked: It is not UTF-8.');
    expect(out).toContain('b.ts:3:7 was not checked');
    expect(out).toContain('1 of 3 files checked. 2 files could not be read.');
  });
  it('says how far it is', () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.ts`, '']));
    expect(run(project(many), ...step)).toMatchObject({ code: 0, told: '1000 of 1001 files\n' });
  });
  it('names files of Windows with slashes', () =>
    expect(nameOf('C:\\films', 'C:\\films\\src\\a.ts', path.win32)).toBe('src/a.ts'));
});

describe('--write', () => {
  const after = breaking.replace("'react-querybuilder'", "'react-querybuilder/parseSQL'");
  it('needs git, and all of it committed, unless it is forced', () => {
    const alone = project({ 'a.ts': breaking });
    expect(run(alone, ...step, '--write')).toMatchObject({ code: 2, told: expect.stringContaining('no git') });
    const folder = committed({ 'a.ts': breaking });
    writeFileSync(path.join(folder, 'b.ts'), '');
    expect(run(folder, ...step, '--write')).toMatchObject({ code: 2, told: expect.stringContaining('not committed') });
    expect(readFileSync(path.join(folder, 'a.ts'), 'utf8')).toBe(breaking);
    expect(run(folder, ...step, '--write', '--force').out).toContain('1 file rewritten. Undo with: git restore .');
    expect(readFileSync(path.join(folder, 'a.ts'), 'utf8')).toBe(after);
  });
  it('keeps line ends, the byte order mark, the mode and all other files, and leaves nothing beside them', () => {
    const returns = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const other = 'export const a = 1;\r\nexport const b = 2;\n';
    const folder = committed({ 'a.ts': returns(breaking), 'b.ts': other });
    const { mode } = statSync(path.join(folder, 'a.ts'));
    expect(run(folder, ...step, '--write').code).toBe(1);
    expect(readFileSync(path.join(folder, 'a.ts'), 'utf8')).toBe(returns(after));
    expect(readFileSync(path.join(folder, 'b.ts'), 'utf8')).toBe(other);
    expect(statSync(path.join(folder, 'a.ts')).mode).toBe(mode);
    expect(readdirSync(folder).sort()).toEqual(['.git', 'a.ts', 'b.ts']);
  });
});
