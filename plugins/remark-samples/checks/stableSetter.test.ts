import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines, type Line } from '../../../lines/lines';
import { sampleFiles } from '../sampleFiles';
import { type Fence, fencesBelow } from './fences';
import { typeCheckAll } from './typeCheck';

/** A function made in each render that does nothing but call a setter. */
const inlineSetter = /onQueryChange=\{\((\w+)(?:: \w+)?\) => (set\w+)\(\1\)\}/g;

const withSetter = (code: string) => code.replace(inlineSetter, 'onQueryChange={$2}');

/** Whether a block is compiled with its own line's release; those of others show what was necessary there. */
const isOfLine = ({ fragment, notRun, release }: Fence) => !fragment && !notRun && !release;

/** A line's samples and blocks that make such a function, with the setter itself in its place. */
function withSetters({ docs, samples }: Line): Fence[] {
  const files = sampleFiles(samples, /\.tsx$/).map((file) => ({
    page: file,
    line: 1,
    code: readFileSync(file, 'utf8'),
  }));
  return [...files, ...fencesBelow(path.resolve(docs)).filter(isOfLine)]
    .filter(({ code }) => withSetter(code) !== code)
    .map(({ code, ...rest }) => ({ ...rest, lang: 'tsx' as const, fragment: false, code: withSetter(code) }));
}

/**
 * Where samples and blocks make a function in each render although the setter itself compiles: from release 7 on, such a
 * function renders every rule at each key. Releases 4 and 5 refuse the setter under `strict`.
 */
function needlessFunctions(lines: Line[]): string[] {
  const found = lines.map((line) => ({ samples: line.samples, files: [], fences: withSetters(line) }));
  const refused = typeCheckAll(found).map((error) => error.slice(0, error.indexOf(' ')));
  return found
    .flatMap(({ fences }) => fences)
    .map(({ page, line, code }) => ({
      ...{ page: path.relative('.', page), from: line, to: line + code.split('\n').length },
    }))
    .filter(({ page, from, to }) => {
      const isHere = (place: string) => {
        const [file, at] = place.split(':');
        return file === page && Number(at) >= from && Number(at) < to;
      };
      return !refused.some(isHere);
    })
    .map(({ page, from }) => `${page}:${from}`);
}

describe('`onQueryChange` is the setter itself where that compiles', () => {
  it('in the samples and code blocks of every line', () => {
    expect(needlessFunctions(documentedLines())).toEqual([]);
  });

  it('finds a function that only calls the setter', () => {
    expect(withSetter('<Q onQueryChange={(next) => setQuery(next)} />')).toBe('<Q onQueryChange={setQuery} />');
    const other = '<Q onQueryChange={(next) => setQuery(repair(next))} />';
    expect(withSetter(other)).toBe(other);
  });
});
