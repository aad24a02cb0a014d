import { expect, it } from 'vitest';
import { limits, readFiles } from './readFiles';

const file = (name: string, text = 'a') => new File([text], name);

it('reads source files, and leaves others out without a word', async () => {
  const { files, leftOut } = await readFiles([file('App.tsx', 'b'), file('photo.png'), file('main.mjs')]);
  expect(files).toEqual([
    { name: 'App.tsx', text: 'b' },
    { name: 'main.mjs', text: 'a' },
  ]);
  expect(leftOut).toEqual([]);
});
it('says that there was no source file', async () => {
  expect((await readFiles([file('photo.png')])).leftOut).toHaveLength(1);
});
it('keeps to its limits, and names what it leaves out', async () => {
  const large = file('large.ts', 'a'.repeat(limits.file + 1));
  expect(await readFiles([large, file('b.ts')])).toMatchObject({
    files: [{ name: 'b.ts' }],
    leftOut: ['large.ts is larger than 1 MB.'],
  });
  const many = Array.from({ length: limits.count + 1 }, (_, index) => file(`${index}.ts`));
  const read = await readFiles(many);
  expect(read.files).toHaveLength(limits.count);
  expect(read.leftOut[0]).toContain('2001 files');
  const full = Array.from({ length: 21 }, (_, index) => file(`${index}.ts`, 'a'.repeat(limits.file)));
  expect((await readFiles(full)).files).toHaveLength(20);
});
