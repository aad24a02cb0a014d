import { createContext, runInContext } from 'node:vm';
import type ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { isDeep, seed } from '../../scripts/testScale';
import { type Declarations, typeProblems } from '../../src/sandbox/types/check';
import { textsOf } from '../../src/sandbox/types/textsOf';
import { declarationsOf } from './declarations';
import { runtimesOf } from './runtimes';
import { compilerText } from './typeFiles';

/** The compiler as workers have it: without Node. */
let compiler: typeof ts;
beforeAll(async () => {
  const realm = createContext({});
  runInContext(await compilerText(), realm);
  compiler = realm.ts;
});

const runtimes = documentedLines().flatMap(runtimesOf);

describe.each(runtimes.map((runtime) => [runtime.id, runtime] as const))(
  'with the declarations that the editor has of %s',
  (_, runtime) => {
    const samples = Object.entries(runtime.samples).map(([file, sample]) => ({ file, ...sample }));
    let declarations: Declarations;
    beforeAll(() => {
      declarations = declarationsOf(runtime, '.');
    });

    it('no sample has a type error, and one with an error has it at its line', () => {
      // plugins/remark-samples/checks checks all of them from the disk; this is about what the editor has.
      const ofToday = samples.filter((_, at) => isDeep('samples') || (at + seed) % 10 === 0 || samples.length < 10);
      const sample = samples.find(({ file }) => file === 'controlled-query.tsx') ?? samples[0];
      if (!sample) throw new Error('There is no sample.');
      const wrong = { ...sample, file: 'wrong.tsx', text: `${sample.text}\nconst wrong: number = 'text';\n` };
      // In one program: each would read and check the packages anew.
      const texts = Object.assign({}, ...[...ofToday, wrong].map(textsOf));
      expect(Object.keys(texts).length).toBeGreaterThan(1);
      expect(typeProblems(compiler, declarations, texts)).toEqual([
        {
          file: 'wrong.tsx',
          line: wrong.text.split('\n').length - 1,
          text: "Type 'string' is not assignable to type 'number'.",
        },
      ]);
    });
  },
);
