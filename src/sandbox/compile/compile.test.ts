import { expect, test } from 'vitest';
import { createPace } from '../frame/pace';
import { hostName } from '../hostName';
import { compile } from './compile';

const codeOf = (text: string, file = 'a.tsx') => {
  const made = compile(text, file);
  if ('refused' in made) throw new Error(made.refused.message);
  return made;
};

test('types and JSX are gone, imports are asked for by name, and lines stay where they are', () => {
  const { code, imports } = codeOf(
    "import { useState } from 'react';\nimport type { Field } from 'react-querybuilder';\nexport default () => {\n  const [a] = useState<Field | undefined>();\n  return <p>{a?.name}</p>;\n};\n",
  );
  expect(imports.sort()).toEqual(['react', 'react/jsx-runtime']);
  expect(code.split('\n')[3]).toContain('useState');
  expect(code).not.toMatch(/Field|<p>/);
});
test.each([
  ['const a = ;', 1],
  ['const a = 1;\nconst b = <p>;\n', 2],
  ['let x: = 3', 1],
])('what is wrong with %j is said with its line', (text, line) => {
  const made = compile(text, 'a.tsx');
  expect(made).toMatchObject({ refused: { message: expect.stringMatching(/\w+ \w+/) } });
  if ('refused' in made) expect([line, line + 1]).toContain(made.refused.line);
});

/** Runs code with a clock that goes on by itself: as long as it is asked. */
function runWith(code: string) {
  let time = 0;
  const lines: number[] = [];
  const pace = createPace((line) => lines.push(line), {
    now: () => {
      time += 1;
      return time;
    },
    later: () => {},
  });
  const run = () => new Function(hostName, 'require', 'exports', code)({ ask: pace, region: () => {} }, () => {}, {});
  return { run, lines };
}
test.each([
  ['while (true) {}', 1],
  ['while (true);', 1],
  ['for (;;) ;', 1],
  ['do {} while (true)', 1],
  ['\nconst f = () => f();\nf();', 2],
  ['function f() { f() }\nf();', 1],
  ['const o = { get a() { return this.a } };\no.a;', 1],
  ['class A { get b() { return this.b } }\nnew A().b;', 1],
  ['while (true) { try { while (true) {} } catch {} }', 1],
  ['const go = () => { try { go() } finally { go() } };\ngo();', 1],
  ['const go = () => { try { go() } catch {} go() };\ngo();', 1],
  ['function* all() { while (true) yield 1 }\nfor (const one of all()) ;', 1],
  ['for (const key in new Proxy({}, { ownKeys: () => { while (true) {} } })) ;', 1],
])('%j is stopped, at its line', (text, line) => {
  const { run, lines } = runWith(codeOf(text, 'a.ts').code);
  // A recursion may use up the stack before the time.
  expect(run).toThrow(/ran for too long|call stack/);
  if (lines.length) expect(lines).toEqual([line]);
});
test('what ends is left alone: values of arrows, labels, early returns', () => {
  const { run } = runWith(
    `${codeOf('const a = ({ b = 1 }) => ({ b });\nlet sum = 0;\nouter: for (const x of [1, 2, 3]) { for (;;) { if (x === 2) break outer; sum += a({ b: x }).b; continue outer; } }\nif (sum) for (const y of [4]) sum += y; else sum = 9;', 'a.ts').code}\nreturn sum`,
  );
  expect(run()).toBe(5);
});
