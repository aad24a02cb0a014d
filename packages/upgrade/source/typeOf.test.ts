import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';

const found = (line: string) =>
  checkFile(
    'a.tsx',
    `import type { ActionProps } from 'react-querybuilder';
export function Own({ label }: ActionProps) {
  ${line}
  return <b>{text.toLowerCase()}</b>;
}
`,
    6,
    8,
  ).findings.map(({ rule }) => rule);

it('a value that a condition has asked about is known', () => {
  expect(found('const text = label ? label : "";')).toEqual(['label-node']);
  expect(found('const text = typeof label === "string" ? label : "";')).toEqual([]);
  expect(found('const text = typeof label !== "string" ? "" : label;')).toEqual([]);
});
