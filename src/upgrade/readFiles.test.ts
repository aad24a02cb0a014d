import { expect, it } from 'vitest';
import { limits, readFiles } from './readFiles';

const file = (name: string, text = 'a') => new File([text], name);

it('reads source files, and leaves out others and what is installed', async () => {
  const inFolder = (path: string) => Object.defineProperty(file('x.ts'), 'webkitRelativePath', { value: path });
  const given = [file('a.tsx', 'one'), file('logo.png'), inFolder('app/node_modules/b.js'), inFolder('app/src/c.ts')];
  const { files, leftOut } = await readFiles(given);
  expect(files).toEqual([
    { name: 'a.tsx', text: 'one' },
    { name: 'app/src/c.ts', text: 'a' },
  ]);
  expect(leftOut).toEqual([expect.stringMatching(/^Left out: logo\.png\. Files ending in \.js, /)]);
  expect((await readFiles([inFolder('app/src/c.ts'), inFolder('app/logo.png')])).leftOut).toEqual([]);
});
it('takes the release from package.json, and says where another one says otherwise, and which files it cannot read', async () => {
  const inFolder = (path: string, text?: string) =>
    Object.defineProperty(file(path.split('/').at(-1) ?? '', text), 'webkitRelativePath', { value: path });
  const manifest = (range: string) => JSON.stringify({ dependencies: { 'react-querybuilder': range, react: '^17' } });
  const { leftOut, manifest: found } = await readFiles([
    inFolder('app/web/package.json', manifest('^7.0.1')),
    inFolder('app/package.json', manifest('~5.4.0')),
    inFolder('app/node_modules/a/package.json', manifest('3')),
    inFolder('app/damaged/package.json', '{'),
    inFolder('app/other/package.json', '{"dependencies":{"react-querybuilder":5}}'),
    inFolder('app/src/a.ts'),
    inFolder('app/src/A.vue'),
    inFolder('app/node_modules/a/B.svelte'),
  ]);
  expect(found).toMatchObject({ name: 'app/package.json', major: 5, dependencies: { react: '^17' } });
  expect(leftOut).toEqual([
    'Not read, although the library may be used there: app/src/A.vue.',
    'app/web/package.json has release 7, and app/package.json has 5.',
  ]);
});
it('says so when no source file was among them', async () => {
  expect(await readFiles([file('logo.png')])).toEqual({ files: [], leftOut: [expect.stringContaining('.tsx')] });
});
it('leaves out a file that is too large, and goes on', async () => {
  const { files, leftOut } = await readFiles([file('big.ts', 'x'.repeat(limits.file + 1)), file('a.ts')]);
  expect(files.map(({ name }) => name)).toEqual(['a.ts']);
  expect(leftOut).toEqual(['big.ts is larger than 1 MB.']);
});
it('stops where all files together are too large, and where they are too many', async () => {
  const large = Array.from({ length: 21 }, (_, index) => file(`${index}.ts`, 'x'.repeat(limits.file)));
  expect((await readFiles(large)).files).toHaveLength(20);
  expect((await readFiles(large)).leftOut).toEqual([expect.stringMatching(/^All files from 20\.ts on/)]);
  const many = Array.from({ length: limits.count + 1 }, (_, index) => file(`${index}.ts`));
  expect((await readFiles(many)).files).toHaveLength(limits.count);
  expect((await readFiles(many)).leftOut).toEqual([expect.stringMatching(/^There are 2001 files/)]);
});
