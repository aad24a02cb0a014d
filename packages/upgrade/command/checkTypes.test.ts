import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type BrokenLine, checkTypes } from './checkTypes';
import { asText } from './print';
import { withTypes } from './withTypes';

/** A property deep inside that one release has as a number, with so much around it that its error has many lines. */
const deep = (type: string) =>
  Array.from({ length: 12 }).reduceRight(
    (inner, _, level) => `{ someQuiteLongNameOfLevel${level}: ${inner} }`,
    type,
  ) as string;

it('what the compiler says is printed whole, line by line', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-messages-'));
  try {
    const folder = path.join(cwd, 'types');
    mkdirSync(path.join(cwd, 'node_modules'));
    symlinkSync(path.resolve('node_modules/typescript'), path.join(cwd, 'node_modules/typescript'));
    mkdirSync(folder);
    for (const [release, type] of Object.entries({ 6: 'string', 8: 'number' })) {
      writeFileSync(path.join(folder, `${release}.d.ts`), `export const given: ${deep(type)};`);
      writeFileSync(path.join(folder, `${release}.json`), `{ "react-querybuilder": "${release}.d.ts" }`);
    }
    writeFileSync(path.join(cwd, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
    const code = `import { given } from 'react-querybuilder';\nexport const taken: ${deep('string')} = given;\n`;
    writeFileSync(path.join(cwd, 'a.ts'), code);
    const { errors } = checkTypes(cwd, ['a.ts'], 6, 8, folder) as { errors: BrokenLine[] };
    const report = withTypes({ name: 'a.ts', findings: [], unclear: [], parts: [] }, errors, 6, 8);
    const said = { advice: [], unchecked: [], from: 6, to: 8, written: [], isWritten: false };
    const text = asText({ ...said, reports: [report] }, '');
    expect(text).toMatch(/^ {6}TS\d+: Type .* is not assignable/m);
    expect(text).toMatch(/^ {8,}.*Type 'number' is not assignable to type 'string'\.$/m);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
});
