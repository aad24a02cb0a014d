import path from 'node:path';
import { expect, it } from 'vitest';
import { compileTexts } from './compileTexts';

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
};

it('names file, line and code of an error, behind letters of several bytes, and what it follows from', () => {
  const [one, other] = ['docs/a.ts', 'docs/b.ts'].map((file) => path.resolve(file)) as [string, string];
  const texts = new Map([
    [one, `// ${'é😀'.repeat(200)}\n\nexport const a: { b: number } = { b: 'c' };\nexport const d = 1;\n`],
    [other, "import { d } from './a';\nexport const e: string[] = [d];\n"],
  ]);
  expect(compileTexts([one, other], texts, options)).toEqual([
    { file: one, line: 3, code: 2322, message: "Type 'string' is not assignable to type 'number'." },
    { file: other, line: 2, code: 2322, message: "Type 'number' is not assignable to type 'string'." },
  ]);
  const nested = new Map([[one, "export const a: () => { b: number } = () => ({ b: 'c' }) as { b: string };\n"]]);
  expect(compileTexts([one], nested, options)[0]?.message).toMatch(/^Type .*\n.*\n? *Type 'string' is not assignable/s);
});

it('names a setting that is wrong', () => {
  const file = path.resolve('docs/a.ts');
  const found = compileTexts([file], new Map([[file, 'export {};\n']]), { ...options, moduleResolution: 'none' });
  expect(found).toEqual([expect.objectContaining({ message: expect.stringContaining('moduleResolution') })]);
});
