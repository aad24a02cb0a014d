import { createContext, runInContext } from 'node:vm';
import type ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { isDeep, seed } from '../../scripts/testScale';
import { type Declarations, typeProblems } from '../../src/sandbox/types/check';
import { textsOf } from '../../src/sandbox/types/textsOf';
import { declarationsOf } from './declarations';
import { editableSamples } from './samples';
import { compilerFile } from './typeFiles';

/** The compiler as workers have it: without Node. */
let compiler: typeof ts;
beforeAll(async () => {
  const realm = createContext({});
  runInContext((await compilerFile()).text, realm);
  compiler = realm.ts;
});

describe.each(documentedLines().map((line) => [line.release, line] as const))(
  'with the declarations that the editor has of %s',
  (_, line) => {
    const samples = Object.entries(editableSamples(line)).map(([file, sample]) => ({ file, ...sample }));
    let declarations: Declarations;
    beforeAll(() => {
      declarations = declarationsOf(line, '.');
    });

    it('no sample has a type error', () => {
      // plugins/remark-samples/checks checks all of them from the disk; this is about what the editor has.
      const ofToday = samples.filter((_, at) => isDeep('samples') || (at + seed) % 10 === 0 || samples.length < 10);
      const texts = Object.assign({}, ...ofToday.map(textsOf));
      expect(Object.keys(texts)).not.toEqual([]);
      expect(typeProblems(compiler, declarations, texts)).toEqual([]);
    });
    it('a sample with an error has it at its line', () => {
      const sample = samples.find(({ file }) => file === 'controlled-query.tsx') ?? samples[0];
      if (!sample) throw new Error('There is no sample.');
      const { file, text } = sample;
      const wrong = `${text}\nconst wrong: number = 'text';\n`;
      const problems = typeProblems(compiler, declarations, textsOf({ ...sample, text: wrong }));
      expect(problems).toEqual([
        {
          file,
          line: wrong.split('\n').length - 1,
          text: "Type 'string' is not assignable to type 'number'.",
        },
      ]);
    });
  },
);
