import { describe, expect, it } from 'vitest';
import { flavours } from './flavours.mjs';

describe('flavours', () => {
  it('takes types away, with what is said of them, and leaves no gap', async () => {
    const typed = `import type { A } from 'a';
import { b, type B } from 'b';

/** Of the type. */
type C = A | B;

/** Of the value. */
export const d = (c: C, e?: number): C => <p title={b<C>(c)}>{e as number}</p>;
`;
    expect(await flavours(typed, '/site/file.tsx')).toEqual({
      ts: typed,
      js: `import { b } from 'b';

/** Of the value. */
export const d = (c, e) => <p title={b(c)}>{e}</p>;
`,
    });
  });
  it('names packages in the place of imports of a line', async () =>
    expect(
      (await flavours("import 'samples-v5/release';\nimport 'samples-next/companions/antd';\n", 'file.ts')).ts,
    ).toBe("import 'react-querybuilder';\nimport '@react-querybuilder/antd';\n"));
  it('refuses an import that leads nowhere', () =>
    expect(flavours("import 'samples-next/brief';\n", 'file.ts')).rejects.toThrow('brief.ts leads to no package'));
  it('leaves a stylesheet as it is', async () =>
    expect(await flavours('a{b:c}', 'file.css')).toEqual({ ts: 'a{b:c}', js: 'a{b:c}' }));
  it('refuses what is more than a type', () =>
    expect(flavours('enum A { B }', 'file.ts')).rejects.toThrow('file.ts: "enum A { B }" has no form in JavaScript'));
});
