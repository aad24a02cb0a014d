import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPackage } from '../packageFolder';
import loader, { edits, pressable, withComponent } from './filledStylesLoader.mjs';

it('gives a sample the component in place of its style elements', () => {
  const sample = `const A = () => <p style={{ gap: 1 }}><style suppressHydrationWarning>{css}</style><styled.b /></p>;`;
  expect(withComponent(sample)).toBe(
    `const A = () => <p style={{ gap: 1 }}><PageStyle suppressHydrationWarning>{css}</PageStyle><styled.b /></p>;` +
      `\nimport { Style as PageStyle } from '@site/src/ui/Style';\n`,
  );
  expect(withComponent('<p style={a} />')).toBe('<p style={a} />');
});
it.each([
  ['rc-util', 'es/Dom/dynamicCSS.js', '.'],
  ['@rc-component/util', 'es/Dom/dynamicCSS.js', 'docs/_samples'],
  ['@ant-design/icons', 'es/cssUtils.js', 'docs/_samples'],
])('leaves %s no text of a style to write, but an empty one', (name, file, from) => {
  const module = path.join(findPackage(name, from) ?? '', file);
  const source = readFileSync(module, 'utf8');
  for (const [from] of edits) expect(source).toContain(from);
  const edited = loader.call({ resourcePath: module } as never, source);
  expect(source).toMatch(/innerHTML/);
  expect(edited).not.toMatch(/innerHTML|textContent|createTextNode/);
  expect(edited.match(/fillStyle\(/g)).toHaveLength(3);
});
it("leaves out DocSearch's own style, which its logo has", () => {
  const file = path.join(findPackage('@docsearch/react', process.cwd()) ?? '', 'dist/esm/index.js');
  const source = readFileSync(file, 'utf8');
  const edited = loader.call({ resourcePath: file } as never, source);
  expect(source).toContain('cls-1,.cls-2{');
  expect(edited).not.toMatch(/"style",null,"/);
  expect(edited).toContain('createElement("style")');
});
it.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])('fills the style of %s by calls', (name) => {
  const file = path.join(findPackage('react-aria', process.cwd()) ?? '', 'dist/private', name);
  const source = readFileSync(file, 'utf8');
  for (const text of pressable) expect(source.split(text)).toHaveLength(2);
  const edited = loader.call({ resourcePath: file } as never, source);
  expect(edited).not.toContain('textContent');
  expect(edited).toContain('fillStyle(style, css)');
});
